import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

export const cpfRemovedMail: MailTemplate<LinkProps> = {
  subject: 'O CPF da sua conta precisa ser corrigido',
  preview: 'Retiramos um CPF que é de outra pessoa.',
  title: 'Corrija o CPF da sua conta',
  Content: ({ nome, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        O CPF que estava na sua conta é de outra pessoa, que mostrou um documento à nossa equipe. Por isso nós
        o retiramos. Sua conta continua sua: entre com seu e-mail e informe o seu CPF.
      </Paragraph>
      <Paragraph>Se você acha que houve um engano, responda a nossa equipe pelos canais do site.</Paragraph>
      <Action url={url}>Corrigir meu CPF</Action>
    </>
  ),
};
