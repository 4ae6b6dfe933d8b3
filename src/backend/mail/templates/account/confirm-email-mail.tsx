import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

/** Of the address of an account. `url` is good once, for 24 hours. */
export const confirmEmailMail: MailTemplate<LinkProps> = {
  subject: 'Confirme seu e-mail',
  preview: 'Falta só confirmar que este endereço é seu.',
  title: 'Confirme seu e-mail',
  Content: ({ nome, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        Confirme que este endereço é seu. É por ele que avisamos sobre pagamentos e matrículas.
      </Paragraph>
      <Action url={url}>Confirmar meu e-mail</Action>
      <Note>
        O link vale por 24 horas e funciona uma vez. Se não foi você, pode ignorar este e-mail. Nada muda na
        sua conta.
      </Note>
    </>
  ),
};
