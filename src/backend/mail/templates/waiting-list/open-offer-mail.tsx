import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface Props {
  nome: string;
  titulo: string;
  turma: string;
  url: string;
  /** Ends all alerts of the person, whenever. */
  endUrl: string;
}

export const openOfferMail: MailTemplate<Props> = {
  subject: 'Abriu uma turma do curso que você quer',
  preview: ({ titulo }) => `As inscrições de ${titulo} estão abertas.`,
  title: 'Abriu uma turma',
  Content: ({ nome, titulo, turma, url, endUrl }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>Você pediu para ser avisado. As inscrições deste curso estão abertas.</Paragraph>
      <Facts
        facts={[
          ['Curso', titulo],
          ['Turma', turma],
        ]}
      />
      <Action url={url}>Ver a turma</Action>
      <Note>Este aviso vem uma vez só. Na página do curso você pode pedir outro.</Note>
      <Paragraph>
        Se você pediu avisos de outros cursos e não quer mais receber nenhum, é só usar este outro botão.
      </Paragraph>
      <Action url={endUrl}>Cancelar meus avisos</Action>
    </>
  ),
};
