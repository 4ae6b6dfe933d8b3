import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface SecondFactorOffProps {
  nome: string;
  byTeam: boolean;
  url: string;
}

export const secondFactorOffMail: MailTemplate<SecondFactorOffProps> = {
  subject: 'A verificação em duas etapas foi desligada',
  preview: 'A senha sozinha volta a abrir a sua conta.',
  title: 'Verificação em duas etapas desligada',
  Content: ({ nome, byTeam, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        {byTeam
          ? 'Uma pessoa da equipe desligou a verificação em duas etapas da sua conta e encerrou as suas sessões. A senha sozinha volta a abrir a conta.'
          : 'A verificação em duas etapas da sua conta acabou de ser desligada. A senha sozinha volta a abrir a conta.'}
      </Paragraph>
      <Paragraph>
        {byTeam
          ? 'Se você não pediu isso, peça agora mesmo um link para criar outra senha e avise um administrador.'
          : 'Se não foi você, peça agora mesmo um link para criar outra senha e avise um administrador.'}
      </Paragraph>
      <Action url={url}>Pedir nova senha</Action>
    </>
  ),
};
