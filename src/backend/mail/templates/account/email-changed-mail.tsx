import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

/** To the address that was replaced. */
export const emailChangedMail: MailTemplate<LinkProps> = {
  subject: 'O e-mail da sua conta mudou',
  preview: 'A partir de agora falamos com você por outro endereço.',
  title: 'O e-mail da sua conta mudou',
  Content: ({ nome, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        A partir de agora falamos com você pelo novo endereço que você confirmou. Este aqui não abre mais a
        sua conta.
      </Paragraph>
      <Paragraph>Se não foi você, entre com seu CPF, troque sua senha e fale com a gente.</Paragraph>
      <Action url={url}>Ver minha conta</Action>
    </>
  ),
};
