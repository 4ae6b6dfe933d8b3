import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

export const passwordChangedMail: MailTemplate<LinkProps> = {
  subject: 'Sua senha foi trocada',
  preview: 'Saímos da sua conta em todos os aparelhos.',
  title: 'Sua senha foi trocada',
  Content: ({ nome, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        A senha da sua conta acabou de ser trocada. Por segurança, saímos dela em todos os aparelhos: entre de
        novo com a nova senha.
      </Paragraph>
      <Paragraph>Se não foi você, peça agora mesmo um link para criar outra senha.</Paragraph>
      <Action url={url}>Pedir nova senha</Action>
    </>
  ),
};
