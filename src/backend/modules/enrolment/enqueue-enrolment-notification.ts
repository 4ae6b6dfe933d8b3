import type { Database } from '#/backend/db/database.ts';
import { enqueueForThirdPerson } from '#/backend/mail/outbox.ts';
import { type EnrolmentRow, listLiveIn } from './enrolment-repository.ts';

// ENROLMENT-9
export type EnrolmentNotification =
  | 'inscricao-recebida'
  | 'inscricao-documentos-lembrete'
  | 'inscricao-matriculada'
  | 'inscricao-em-espera'
  | 'inscricao-desistencia'
  | 'inscricao-vaga-perdida'
  | 'inscricao-indeferida';

export function enqueueEnrolmentNotification(
  tx: Database,
  tipo: EnrolmentNotification,
  { protocolo, aluno, id_pessoa }: EnrolmentRow,
  at: Date,
): Promise<void> {
  return enqueue(tx, tipo, { personId: id_pessoa, protocolo, to: aluno }, at);
}

// ENROLMENT-9
export async function tellOfChangedOffer(
  tx: Database,
  offerId: number,
  { recado, at }: { recado: string; at: Date },
): Promise<void> {
  for (const { protocolo, aluno, id_pessoa } of await listLiveIn(tx, offerId))
    await enqueue(tx, 'inscricao-turma-mudou', { personId: id_pessoa, protocolo, to: aluno, recado }, at);
}

// ENROLMENT-8
export async function tellGuardian(
  tx: Database,
  { protocolo, aluno, responsavel, id_pessoa }: EnrolmentRow,
  at: Date,
): Promise<void> {
  if (!responsavel) return;
  const details = { personId: id_pessoa, protocolo, to: responsavel, aluno: aluno.nome };
  await enqueue(tx, 'inscricao-responsavel', details, at);
}

async function enqueue(
  tx: Database,
  tipo: EnrolmentNotification | 'inscricao-turma-mudou' | 'inscricao-responsavel',
  {
    to,
    personId,
    ...more
  }: {
    personId: number;
    protocolo: string;
    to: { nome: string; email: string };
    aluno?: string;
    recado?: string;
  },
  at: Date,
): Promise<void> {
  if (to.email === '') return;
  const dados = { nome: to.nome, ...more };
  await enqueueForThirdPerson(tx, { tipo, destinatario: to.email, dados, sender: { personId } }, at);
}
