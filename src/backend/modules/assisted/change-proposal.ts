import type { Database } from '#/backend/db/database.ts';
import { enqueueMessage } from '#/backend/mail/outbox.ts';
import { findContactOfLogin } from '#/backend/modules/identity/person/find-contact.ts';
import { findPurchaseState } from '#/backend/modules/orders/purchase/find-purchase.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { holdsSeat } from '#/domain/sale/purchase-state.ts';
import { discountDecided, proposalNotFound, proposalOver, refusalNeedsReason } from './assisted-errors.ts';
import { askEmployer, tellSeller } from './employer/ask-employer.ts';
import { recordProposalAct } from './make-proposal.ts';
import {
  findProposal,
  listTeamOf,
  lockProposal,
  updateProposal,
  type ProposalRow,
} from './proposal-repository.ts';
import { sendProposal } from './send-proposal.ts';

export interface Asker {
  loginId: number;
  tipoLogin: LoginKind;
  requestId: string;
}

// ASSISTED-1
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
    if (!isUnderWay(proposal.situacao) || (await standsAsPurchase(tx, proposal, now))) throw proposalOver();
    const cancelled = await updateProposal(tx, id, { situacao: 'CANCELADA' });
    await recordProposalAct(tx, 'CANCELOU_LINK', asker, cancelled, now);
    return cancelled;
  });
}

const isUnderWay = (state: ProposalRow['situacao']) =>
  state === 'ABERTA' || state === 'AGUARDANDO_APROVACAO' || state === 'AGUARDANDO_EMPRESA';

/**
 * Approves or refuses a discount or a sponsored seat (ASSISTED-7, ASSISTED-16).
 * @throws 404 also for one of the supervisor's own, 409 `DESCONTO_DECIDIDO`, 422 without a reason to refuse
 * such a seat
 */
export async function decideDiscount(
  db: Database,
  now: Date,
  asker: Asker,
  { id, isApproved, reason }: { id: number; isApproved: boolean; reason: string },
): Promise<ProposalRow> {
  const { id_vendedor } = await requireProposal(db, asker, id);
  if (id_vendedor === asker.loginId) throw proposalNotFound();
  return db.transaction(async (tx) => {
    const proposal = (await lockProposal(tx, id))!;
    if (proposal.situacao !== 'AGUARDANDO_APROVACAO') throw discountDecided();
    const isFunded = proposal.tipo === 'MATRICULA';
    if (isFunded && !isApproved && reason === '') throw refusalNeedsReason();
    const word = { id_aprovador: asker.loginId, decidida_em: now };
    const refused = { ...word, situacao: 'RECUSADA' as const, recusa: reason || null };
    const decided = await updateProposal(tx, id, isApproved ? word : refused);
    await recordProposalAct(tx, actOf(isFunded, isApproved), asker, decided, now);
    if (isFunded) await tellSeller(tx, decided, { by: 'supervisor', isApproved }, now);
    else {
      const seller = await findContactOfLogin(tx, id_vendedor);
      if (seller) {
        const dados = { nome: seller.nome, id_proposta: id, aprovado: isApproved };
        await enqueueMessage(tx, { tipo: 'desconto-decidido', destinatario: seller.email, dados }, now);
      }
    }
    if (!isApproved) return decided;
    return decided.empresa_email === null ? sendProposal(tx, decided, now) : askEmployer(tx, decided, now);
  });
}

function actOf(isFunded: boolean, isApproved: boolean) {
  if (isFunded) return isApproved ? 'APROVOU_CUSTEIO' : 'RECUSOU_CUSTEIO';
  return isApproved ? 'APROVOU_DESCONTO' : 'RECUSOU_DESCONTO';
}

export async function standsAsPurchase(
  db: Database,
  { codigo_compra }: Pick<ProposalRow, 'codigo_compra'>,
  now: Date,
): Promise<boolean> {
  const state = codigo_compra === null ? undefined : await findPurchaseState(db, codigo_compra, now);
  return state !== undefined && (holdsSeat(state) || !['EXPIRADA', 'CANCELADA'].includes(state));
}
