import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

/** To the address that shall replace another one. `url` is good once, for 24 hours. */
export const confirmNewEmailMail: MailTemplate<LinkProps> = {
  subject: 'Confirme seu novo e-mail',
  preview: 'Seu e-mail só muda depois que você confirmar.',
  title: 'Confirme seu novo e-mail',
  Content: ({ nome, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        Você pediu para usar este endereço na sua conta. A troca só acontece depois que você confirmar.
      </Paragraph>
      <Action url={url}>Confirmar novo e-mail</Action>
      <Note>
        O link vale por 24 horas e funciona uma vez. Se não foi você, pode ignorar este e-mail. Nada muda na
        sua conta.
      </Note>
    </>
  ),
};
