import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

interface Props extends LinkProps {
  when: string;
  browser: string;
}

/** After an unusual sign-in. `url` is good once, for 24 hours. */
export const confirmLoginMail: MailTemplate<Props> = {
  subject: 'Foi você que entrou na sua conta?',
  preview: 'Sua conta foi aberta em um navegador que não conhecemos.',
  title: 'Foi você que entrou?',
  Content: ({ nome, when, browser, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>Alguém entrou na sua conta, com a sua senha, de um jeito que não é o de costume.</Paragraph>
      <Facts
        facts={[
          ['Quando', when],
          ['Navegador', browser],
        ]}
      />
      <Paragraph>
        Se foi você, não precisa fazer nada. Se não foi, diga isso pelo botão: encerramos todos os acessos e
        ajudamos você a criar uma nova senha.
      </Paragraph>
      <Action url={url}>Conferir este acesso</Action>
      <Note>O link vale por 24 horas e funciona uma vez.</Note>
    </>
  ),
};
