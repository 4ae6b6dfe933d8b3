import { atBrand } from '#/domain/school/brand-name.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from '../account/link-props.ts';

interface Props extends LinkProps {
  /** What was asked, as the form names it. */
  pedido: string;
  resposta: string;
  hasAccount: boolean;
}

export const answeredRequestMail: MailTemplate<Props> = {
  subject: 'Respondemos sua solicitação de privacidade',
  preview: 'Veja o que foi feito com o seu pedido.',
  title: 'Respondemos sua solicitação',
  reason: (brand) => `Você recebeu este e-mail porque fez um pedido sobre seus dados ${atBrand(brand)}.`,
  Content: ({ nome, pedido, resposta, hasAccount, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>{`Você pediu: ${pedido}. Esta é a resposta da nossa equipe:`}</Paragraph>
      <Paragraph>{resposta}</Paragraph>
      <Action url={url}>{hasAccount ? 'Ver na minha conta' : 'Ler a política de privacidade'}</Action>
    </>
  ),
};
