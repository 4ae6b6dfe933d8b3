import { randomUUID } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { enqueueForThirdPerson } from '#/backend/mail/outbox.ts';
import {
  PROPOSAL_MAIL_PAUSE_MS,
  PROPOSAL_MAILS,
  PROPOSAL_MS,
} from '#/domain/sale/assisted/assisted-terms.ts';
import { tooManyProposalMails } from './assisted-errors.ts';
import { findStudentsById, updateProposal, type ProposalRow } from './proposal-repository.ts';

export async function addresseeOf(
  db: Database,
  { id_pessoa, aluno }: Pick<ProposalRow, 'id_pessoa' | 'aluno'>,
): Promise<{ nome: string; email: string } | undefined> {
  if (id_pessoa === null) return aluno ? { nome: aluno.nome, email: aluno.email } : undefined;
  const [student] = await findStudentsById(db, [id_pessoa]);
  const email = student?.loginEmail ?? student?.emailPrincipal;
  return student && email ? { nome: student.nome, email } : undefined;
}

/**
 * Makes a link that is valid for 72 hours and replaces all others (ASSISTED-4), and enqueues the mail. Call
 * it with the proposal locked, or new.
 * @throws 429 `MUITOS_ENVIOS`
 */
export async function sendProposal(tx: Database, proposal: ProposalRow, now: Date): Promise<ProposalRow> {
  const { id, enviado_em, envios } = proposal;
  const nextAt = nextProposalMailAt(proposal);
  if (enviado_em && (!nextAt || nextAt > now)) throw tooManyProposalMails(nextAt, now);
  const sent = await updateProposal(tx, id, {
    situacao: 'ABERTA',
    serie: randomUUID(),
    expira_em: new Date(now.getTime() + PROPOSAL_MS),
    enviado_em: now,
    envios: envios + 1,
  });
  const to = await addresseeOf(tx, proposal);
  if (to) {
    const dados = { nome: to.nome, id_proposta: id };
    const sender = { staffLoginId: proposal.id_vendedor };
    await enqueueForThirdPerson(tx, { tipo: 'compra-assistida', destinatario: to.email, dados, sender }, now);
  }
  return sent;
}

/** From when on the student may be written to again; null: never, or not before the first time. */
export function nextProposalMailAt({
  envios,
  enviado_em,
}: Pick<ProposalRow, 'envios' | 'enviado_em'>): Date | null {
  return enviado_em && envios < PROPOSAL_MAILS
    ? new Date(enviado_em.getTime() + PROPOSAL_MAIL_PAUSE_MS)
    : null;
}
