import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface Props {
  nome: string;
  titulo: string;
  turma: string;
  url: string;
}

// SEAT-7
export const closedListMail: MailTemplate<Props> = {
  subject: 'A turma que você esperava foi cancelada',
  preview: ({ titulo }) => `Veja outras turmas de ${titulo}.`,
  title: 'A lista de espera terminou',
  Content: ({ nome, titulo, turma, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        A turma de que você esperava uma vaga foi cancelada, e a lista de espera dela terminou. Não é preciso
        fazer nada.
      </Paragraph>
      <Facts
        facts={[
          ['Curso', titulo],
          ['Turma', turma],
        ]}
      />
      <Action url={url}>Ver outras turmas</Action>
    </>
  ),
};
