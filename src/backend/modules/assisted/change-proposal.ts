import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { findContactOfLogin } from '#/backend/modules/identity/person/find-contact.ts';
import { findPurchaseState } from '#/backend/modules/purchasing/purchase/find-purchase.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { holdsSeat } from '#/domain/sale/purchase-state.ts';
import { discountDecided, proposalNotFound, proposalOver } from './assisted-errors.ts';
import { recordProposalAct } from './make-proposal.ts';
import {
  findProposal,
  listTeamOf,
  lockProposal,
  updateProposal,
  type ProposalRow,
} from './proposal-repository.ts';
import { sendProposal } from './send-proposal.ts';

/** Somebody of the contact centre who asks for a proposal. */
export interface Asker {
  loginId: number;
  tipoLogin: LoginKind;
  requestId: string;
}

/** Whose proposals somebody sees: their own, and a supervisor those of the team (ASSISTED-1). */
export async function sellersSeenBy(
  db: Database,
  { loginId, tipoLogin }: Pick<Asker, 'loginId' | 'tipoLogin'>,
): Promise<number[]> {
  const team = hasPermission(tipoLogin, 'see-team-sales') ? await listTeamOf(db, loginId) : [];
  return [loginId, ...team];
}

/** @throws 404 `PROPOSTA_NAO_ENCONTRADA`, the same for a missing one and another seller's */
export async function requireProposal(
  db: Database,
  asker: Pick<Asker, 'loginId' | 'tipoLogin'>,
  id: number,
): Promise<ProposalRow> {
  const proposal = await findProposal(db, id);
  if (!proposal || !(await sellersSeenBy(db, asker)).includes(proposal.id_vendedor)) throw proposalNotFound();
  return proposal;
}

/**
 * Sends the student a new link, good for 72 hours from now; the one before is dead (ASSISTED-5).
 * @throws 404, 409 `LINK_ENCERRADO`, 429 `MUITOS_ENVIOS`
 */
export async function resendProposal(
  db: Database,
  now: Date,
  asker: Asker,
  id: number,
): Promise<ProposalRow> {
  await requireProposal(db, asker, id);
  return db.transaction(async (tx) => {
    const proposal = (await lockProposal(tx, id))!;
    if (proposal.situacao !== 'ABERTA' || (await standsAsPurchase(tx, proposal, now))) throw proposalOver();
    const sent = await sendProposal(tx, proposal, now);
    await recordProposalAct(tx, 'ENVIOU_LINK', asker, sent, now);
    return sent;
  });
}

/**
 * Kills the link. A purchase that came of it is the student's, and stays.
 * @throws 404, 409 `LINK_ENCERRADO`
 */
export async function cancelProposal(
  db: Database,
  now: Date,
  asker: Asker,
  id: number,
): Promise<ProposalRow> {
  await requireProposal(db, asker, id);
  return db.transaction(async (tx) => {
    const proposal = (await lockProposal(tx, id))!;
    const isOpen = proposal.situacao === 'ABERTA' || proposal.situacao === 'AGUARDANDO_APROVACAO';
    if (!isOpen || (await standsAsPurchase(tx, proposal, now))) throw proposalOver();
    const cancelled = await updateProposal(tx, id, { situacao: 'CANCELADA' });
    await recordProposalAct(tx, 'CANCELOU_LINK', asker, cancelled, now);
    return cancelled;
  });
}

/**
 * A supervisor's word on a discount of their team (ASSISTED-7): approved, the link goes to the student, and
 * is good from now on.
 * @throws 404 also for one of their own, 409 `DESCONTO_DECIDIDO`
 */
export async function decideDiscount(
  db: Database,
  now: Date,
  asker: Asker,
  { id, isApproved }: { id: number; isApproved: boolean },
): Promise<ProposalRow> {
  const { id_vendedor } = await requireProposal(db, asker, id);
  if (id_vendedor === asker.loginId) throw proposalNotFound();
  return db.transaction(async (tx) => {
    const proposal = (await lockProposal(tx, id))!;
    if (proposal.situacao !== 'AGUARDANDO_APROVACAO') throw discountDecided();
    const word = { id_aprovador: asker.loginId, decidida_em: now };
    const decided = await updateProposal(tx, id, isApproved ? word : { ...word, situacao: 'RECUSADA' });
    await recordProposalAct(tx, isApproved ? 'APROVOU_DESCONTO' : 'RECUSOU_DESCONTO', asker, decided, now);
    const seller = await findContactOfLogin(tx, id_vendedor);
    if (seller) {
      const dados = { nome: seller.nome, id_proposta: id, aprovado: isApproved };
      await enqueueMessage(tx, { tipo: 'desconto-decidido', destinatario: seller.email, dados }, now);
    }
    return isApproved ? sendProposal(tx, decided, now) : decided;
  });
}

/** Whether a purchase came of a proposal that holds its seat: then there is no link any more. */
export async function standsAsPurchase(
  db: Database,
  { codigo_compra }: Pick<ProposalRow, 'codigo_compra'>,
  now: Date,
): Promise<boolean> {
  const state = codigo_compra === null ? undefined : await findPurchaseState(db, codigo_compra, now);
  return state !== undefined && (holdsSeat(state) || !['EXPIRADA', 'CANCELADA'].includes(state));
}
