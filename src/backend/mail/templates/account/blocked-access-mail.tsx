import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

/** After the person said that a sign-in wasn't theirs. `url` is good once, for 30 minutes. */
export const blockedAccessMail: MailTemplate<LinkProps> = {
  subject: 'Protegemos sua conta: crie uma nova senha',
  preview: 'Encerramos todos os acessos. A senha antiga não vale mais.',
  title: 'Crie uma nova senha',
  Content: ({ nome, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        Você nos disse que um acesso à sua conta não foi seu. Encerramos todos os acessos, e a senha antiga
        não vale mais. Para voltar a entrar, crie uma nova.
      </Paragraph>
      <Action url={url}>Criar nova senha</Action>
      <Note>
        O link vale por 30 minutos e funciona uma vez. Depois disso, peça outro em “Esqueceu sua senha?”.
      </Note>
    </>
  ),
};
