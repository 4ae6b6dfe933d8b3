import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

export const lastRecoveryCodeMail: MailTemplate<LinkProps> = {
  subject: 'Resta um código de recuperação',
  preview: 'Faça novos códigos antes de precisar deles.',
  title: 'Resta um código de recuperação',
  Content: ({ nome, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        Um código de recuperação da sua conta acabou de ser usado, e só resta um. Para ter novos códigos,
        desligue a verificação em duas etapas e ligue de novo.
      </Paragraph>
      <Paragraph>Se não foi você que usou os códigos, troque a senha agora mesmo.</Paragraph>
      <Action url={url}>Fazer novos códigos</Action>
    </>
  ),
};
