import { Action } from '../layout/action.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface Props {
  remetente: string;
  url: string;
}

export const testMail: MailTemplate<Props> = {
  subject: 'E-mail de teste da loja',
  preview: 'Os e-mails da loja chegam.',
  title: 'E-mail de teste',
  reason: 'Você recebeu este e-mail porque pediu um teste na gestão da escola.',
  Content: ({ remetente, url }) => (
    <>
      <Paragraph>Este e-mail saiu da loja, e chegou. Assim chegam também os de quem compra.</Paragraph>
      <Paragraph>{`Remetente: ${remetente}. Se ele caiu no spam, confira SPF, DKIM e DMARC na gestão.`}</Paragraph>
      <Action url={url}>Abrir a gestão</Action>
    </>
  ),
};
