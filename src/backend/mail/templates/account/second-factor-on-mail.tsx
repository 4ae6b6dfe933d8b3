import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

export const secondFactorOnMail: MailTemplate<LinkProps> = {
  subject: 'A verificação em duas etapas está ligada',
  preview: 'A partir de agora sua conta pede um código além da senha.',
  title: 'Verificação em duas etapas ligada',
  Content: ({ nome, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        A partir de agora, para entrar na sua conta é preciso a senha e um código do aplicativo. Saímos da
        conta nos outros aparelhos. Guarde os códigos de recuperação em um lugar seguro.
      </Paragraph>
      <Paragraph>
        Se não foi você, peça agora mesmo um link para criar outra senha e avise um administrador.
      </Paragraph>
      <Action url={url}>Pedir nova senha</Action>
    </>
  ),
};
