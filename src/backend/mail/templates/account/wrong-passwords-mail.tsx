import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

export const wrongPasswordsMail: MailTemplate<LinkProps> = {
  subject: 'Erraram a senha da sua conta várias vezes',
  preview: 'Ninguém entrou. Você segue entrando como sempre.',
  title: 'Tentativas de entrar na sua conta',
  Content: ({ nome, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        Alguém tentou entrar na sua conta e errou a senha várias vezes. Ninguém entrou: quem erra espera cada
        vez mais para tentar de novo. No navegador que você já usa, você entra como sempre.
      </Paragraph>
      <Paragraph>
        Se foi você e a senha não vem à memória, crie outra pelo link que enviamos ao seu e-mail. Se não foi,
        não precisa fazer nada. Não use aqui uma senha que você usa em outro site.
      </Paragraph>
      <Action url={url}>Criar nova senha</Action>
    </>
  ),
};
