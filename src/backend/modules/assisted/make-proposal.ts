import type { Database } from '#/backend/db/database.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import { quoteForSeller } from '#/backend/modules/orders/price/quote-for-seller.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { type Funding, PROPOSAL_MS, type SettledPayment } from '#/domain/sale/assisted/assisted-terms.ts';
import { applyDiscount } from '#/domain/sale/discount.ts';
import type { ShopForms } from '#/domain/sale/payment-terms.ts';
import {
  discountAboveOwn,
  linkOpenAlready,
  noSupervisor,
  notEmployersAddress,
  otherCpf,
  ownSale,
  reasonMissing,
  studentKnown,
  studentUnknown,
} from './assisted-errors.ts';
import type { Seller } from './find-student.ts';
import {
  findStandingProposal,
  findStudentByCpf,
  insertProposal,
  isAddressOfTeam,
  lockSeller,
  type ProposalRow,
} from './proposal-repository.ts';
import { sendProposal } from './send-proposal.ts';

export interface ProposalWish {
  offerId: number;
  cpf: string;
  aluno: PersonForm | undefined;
  discount: number;
  reason: string;
  payment: SettledPayment | null;
  funding: Funding | null;
  employerEmail?: string | null;
}

/**
 * Creates a proposal and sends its link; what exceeds the seller's rights waits for a supervisor (ASSISTED-7,
 * ASSISTED-16). No seat is held (ASSISTED-6).
 * @throws as `quoteForSeller`, 409 `LINK_EM_ABERTO`, 422 `ALUNO_DESCONHECIDO`, `ALUNO_CONHECIDO`,
 * `VENDA_PROPRIA`, `SEM_SUPERVISOR`, and for a discount above the seller's limit
 */
export async function makeProposal(
  { db, now, shop }: { db: Database; now: Date; shop: ShopForms },
  seller: Seller & { tipoLogin: LoginKind },
  { offerId, aluno, discount, reason, payment, funding, employerEmail = null, ...wish }: ProposalWish,
): Promise<ProposalRow> {
  const cpf = cpfDigits(wish.cpf);
  if (aluno && cpfDigits(aluno.cpf) !== cpf) throw otherCpf();
  const price = await quoteForSeller(db, now, { offerId, aluno, payment, shop });
  return db.transaction(async (tx) => {
    const { cap, supervisorId } = await lockSeller(tx, seller.loginId);
    const known = await findStudentByCpf(tx, cpf);
    if (known && aluno) throw studentKnown();
    if (!known && !aluno) throw studentUnknown();
    if (known?.personId === seller.personId) throw ownSale();
    const standing = await findStandingProposal(tx, { sellerId: seller.loginId, cpf, offerId }, now);
    if (standing) throw linkOpenAlready(standing.id);
    const isAbove = discount > cap;
    if (isAbove && (supervisorId === null || hasPermission(seller.tipoLogin, 'approve-discounts'))) {
      throw discountAboveOwn(cap);
    }
    if (isAbove && reason === '') throw reasonMissing(cap);
    if (funding && (supervisorId === null || hasPermission(seller.tipoLogin, 'approve-discounts'))) {
      throw noSupervisor();
    }
    const studentEmails = [aluno?.email, known?.loginEmail, known?.emailPrincipal];
    if (
      employerEmail !== null &&
      (studentEmails.includes(employerEmail) || (await isAddressOfTeam(tx, employerEmail)))
    ) {
      throw notEmployersAddress();
    }
    const made = await insertProposal(tx, {
      tipo: funding ? 'MATRICULA' : 'COMPRA',
      id_vendedor: seller.loginId,
      id_oferta: offerId,
      id_pessoa: known?.personId ?? null,
      cpf,
      aluno: known ? null : aluno!,
      situacao: 'AGUARDANDO_APROVACAO',
      preco_original_centavos: price.original,
      desconto_percentual: discount,
      total_centavos: funding ? 0 : applyDiscount(price.total, discount / 100),
      motivo: reason || null,
      condicoes: payment,
      custeio: funding,
      empresa_email: employerEmail,
      expira_em: new Date(now.getTime() + PROPOSAL_MS),
      criada_em: now,
    });
    await recordAct(tx, {
      acao: 'MONTOU_COMPRA_ASSISTIDA',
      loginId: seller.loginId,
      personId: known?.personId ?? null,
      objeto: proposalObject(made.id),
      requestId: seller.requestId,
      dados: { id_oferta: offerId, desconto_percentual: discount },
      at: now,
    });
    if (isAbove || funding) return made;
    const sent = await sendProposal(tx, made, now);
    await recordProposalAct(tx, 'ENVIOU_LINK', seller, sent, now);
    return sent;
  });
}

export const proposalObject = (id: number) => `proposta:${id}`;

// ASSISTED-12
export function recordProposalAct(
  tx: Database,
  acao: AuditedAct,
  { loginId, requestId }: { loginId: number; requestId: string },
  { id, id_pessoa }: Pick<ProposalRow, 'id' | 'id_pessoa'>,
  at: Date,
): Promise<void> {
  return recordAct(tx, { acao, loginId, personId: id_pessoa, objeto: proposalObject(id), requestId, at });
}
