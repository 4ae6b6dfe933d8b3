import { randomUUID } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { enqueueForThirdPerson, enqueueMessage } from '#/backend/mail/outbox.ts';
import { findContactOfLogin } from '#/backend/modules/identity/person/find-contact.ts';
import { PROPOSAL_MS } from '#/domain/sale/assisted/assisted-terms.ts';
import { updateProposal, type ProposalRow } from '../proposal-repository.ts';

/** Mails the employer a link that is valid for 72 hours (ASSISTED-17). Call it with the proposal locked. */
export async function askEmployer(tx: Database, proposal: ProposalRow, now: Date): Promise<ProposalRow> {
  const asked = await updateProposal(tx, proposal.id, {
    situacao: 'AGUARDANDO_EMPRESA',
    empresa_serie: randomUUID(),
    expira_em: new Date(now.getTime() + PROPOSAL_MS),
  });
  const { id, id_vendedor, empresa_email } = asked;
  if (empresa_email !== null) {
    const message = { destinatario: empresa_email, dados: { id_proposta: id } };
    const sender = { staffLoginId: id_vendedor };
    await enqueueForThirdPerson(tx, { tipo: 'empresa-confirma-matricula', ...message, sender }, now);
  }
  return asked;
}

export async function tellSeller(
  tx: Database,
  { id, id_vendedor }: Pick<ProposalRow, 'id' | 'id_vendedor'>,
  { by, isApproved }: { by: 'supervisor' | 'empresa'; isApproved: boolean },
  now: Date,
): Promise<void> {
  const seller = await findContactOfLogin(tx, id_vendedor);
  if (!seller) return;
  const dados = { nome: seller.nome, id_proposta: id, por: by, aprovado: isApproved };
  await enqueueMessage(tx, { tipo: 'custeio-decidido', destinatario: seller.email, dados }, now);
}
