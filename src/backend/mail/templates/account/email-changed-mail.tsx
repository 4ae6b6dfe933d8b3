import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import type { LinkProps } from './link-props.ts';

interface Props extends LinkProps {
  undoUrl: string | null;
}

export const emailChangedMail: MailTemplate<Props> = {
  subject: 'O e-mail da sua conta mudou',
  preview: 'A partir de agora falamos com você por outro endereço.',
  title: 'O e-mail da sua conta mudou',
  Content: ({ nome, url, undoUrl }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        A partir de agora falamos com você por outro endereço, que foi confirmado. Este aqui não abre mais a
        sua conta.
      </Paragraph>
      {undoUrl ? (
        <>
          <Paragraph>
            Se foi você, não precisa fazer nada. Se não foi, desfaça a troca: este endereço volta a valer,
            encerramos todos os acessos e você cria uma nova senha.
          </Paragraph>
          <Action url={undoUrl}>Não fui eu, desfazer</Action>
          <Note>O link vale por 7 dias e funciona uma vez.</Note>
        </>
      ) : (
        <>
          <Paragraph>
            A troca anterior foi desfeita por quem tem o outro endereço. Se isso não está certo, fale com a
            gente.
          </Paragraph>
          <Action url={url}>Ver minha conta</Action>
        </>
      )}
    </>
  ),
};
