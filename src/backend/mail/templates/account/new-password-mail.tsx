import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

/** The link for a new password. `url` is good once, for 30 minutes. */
export const newPasswordMail: MailTemplate<LinkProps> = {
  subject: 'Crie uma nova senha',
  preview: 'O link vale por 30 minutos.',
  title: 'Crie uma nova senha',
  Content: ({ nome, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        Recebemos um pedido para trocar a senha da sua conta. Para criar uma nova, use o botão abaixo.
      </Paragraph>
      <Action url={url}>Criar nova senha</Action>
      <Note>
        O link vale por 30 minutos e funciona uma vez. Se não foi você, pode ignorar este e-mail. Nada muda na
        sua conta.
      </Note>
    </>
  ),
};
