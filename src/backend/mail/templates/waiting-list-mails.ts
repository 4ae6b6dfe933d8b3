import { formatDay, formatInstant, type CalendarDay } from '#/domain/dates.ts';
import { firstName } from '#/domain/full-name.ts';
import type { MailContent } from '../mail.ts';

interface FreedSeat {
  nome: string;
  titulo: string;
  codigoTurma: string;
  dataInicio: CalendarDay;
  expiraEm: Date;
  url: string;
}

/** A seat came free for the first of the waiting list. */
export const freedSeatMail = (seat: FreedSeat): MailContent => ({
  subject: 'Abriu uma vaga para você',
  preview: `A vaga de ${seat.titulo} está guardada por 24 horas.`,
  title: 'Abriu uma vaga para você',
  blocks: [
    { kind: 'paragraph', text: `Olá, ${firstName(seat.nome)}.` },
    {
      kind: 'paragraph',
      text: 'Você era a primeira pessoa da lista de espera e uma vaga ficou livre. Ela está guardada só para você por 24 horas.',
    },
    {
      kind: 'facts',
      facts: [
        ['Curso', seat.titulo],
        ['Turma', `${seat.codigoTurma}, início em ${formatDay(seat.dataInicio)}`],
        ['Guardada até', formatInstant(seat.expiraEm)],
      ],
    },
    { kind: 'action', label: 'Garantir minha vaga', url: seat.url },
    {
      kind: 'note',
      text: 'O link é só seu. Se a vaga não for usada no prazo, ela passa para a próxima pessoa da lista.',
    },
  ],
});
