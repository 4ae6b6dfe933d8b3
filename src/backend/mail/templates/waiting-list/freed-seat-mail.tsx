import { formatDeadline } from '#/domain/time/dates.ts';
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
  expiraEm: Date;
  url: string;
}

export const freedSeatMail: MailTemplate<Props> = {
  subject: 'Abriu uma vaga para você',
  preview: ({ titulo }) => `A vaga de ${titulo} está guardada por 24 horas.`,
  title: 'Abriu uma vaga para você',
  Content: ({ nome, titulo, turma, expiraEm, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        Você era a primeira pessoa da lista de espera e uma vaga ficou livre. Ela está guardada só para você
        por 24 horas.
      </Paragraph>
      <Facts
        facts={[
          ['Curso', titulo],
          ['Turma', turma],
          ['Guardada até', formatDeadline(expiraEm)],
        ]}
      />
      <Action url={url}>Garantir minha vaga</Action>
      <Note>
        O link é só seu. Se a vaga não for usada no prazo, ela passa para a próxima pessoa da lista.
      </Note>
    </>
  ),
};
