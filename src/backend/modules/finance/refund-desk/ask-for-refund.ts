import { randomUUID } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { AuditedAct } from '#/domain/staff/audited-act.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import type { RefundRequestStatus } from '#/domain/finance/staff-refund.ts';
import { stopCharges } from '#/backend/modules/charges/close-charges.ts';
import { lockPurchase, type PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { keyReused, purchaseNotFound } from '#/backend/modules/orders/purchase-errors.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import {
  decideRequest,
  findRequest,
  findRequestByKey,
  insertRequest,
  type RefundRequestRow,
  sumUnapproved,
} from '#/backend/modules/refunds/refund-request-repository.ts';
import { checkStaffRefund, giveBackByStaff, type StaffRefund } from './give-back-by-staff.ts';

interface StaffAct {
  loginId: number;
  requestId: string;
}

/**
 * Gives back of a purchase: at once up to a limit of one purchase in all, above it when a second person
 * approves (REFUND-12). The same key with the same values is one request.
 * @throws 404, 409 `COMPRA_EM_OUTRO_ESTADO`, `DEVOLUCAO_AGUARDANDO`, 422 `VALOR_ACIMA`, `CHAVE_JA_USADA`
 */
export async function requestStaffRefund(
  db: Database,
  payments: Payments,
  act: StaffAct,
  { codigo, key, limitCents, ...refund }: StaffRefund & { codigo: string; key: string; limitCents: number },
): Promise<RefundRequestStatus> {
  const { now } = payments;
  const { status, isNew } = await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, codigo);
    if (!purchase) throw purchaseNotFound();
    const earlier = await findRequestByKey(tx, act.loginId, key);
    if (earlier) return { status: sameOf(earlier, codigo, refund), isNew: false };
    await checkStaffRefund(tx, purchase, refund);
    const isFree = (await sumUnapproved(tx, codigo)) + refund.cents <= limitCents;
    const made = {
      id: randomUUID(),
      codigo_compra: codigo,
      centavos: refund.cents,
      encerra: refund.ends,
      vagas: [...refund.seats],
      motivo: refund.reason,
      status: isFree ? ('FEITA' as const) : ('AGUARDA_APROVACAO' as const),
      chave: key,
      id_login: act.loginId,
      pedida_em: now,
      decidida_em: isFree ? now : null,
    };
    if (!(await insertRequest(tx, made))) throw oneWaits();
    await record(tx, act, 'PEDIU_DEVOLUCAO', purchase, { pedido: made.id, centavos: refund.cents }, now);
    if (isFree) await giveBackByStaff(tx, purchase, refund, now);
    return { status: made.status, isNew: true };
  });
  if (isNew && status === 'FEITA') await send(db, payments, codigo);
  return status;
}

/**
 * Approves or refuses another person's request.
 * @throws 404 `PEDIDO_NAO_ENCONTRADO`, 409 `MESMA_PESSOA`, and as {@link askForRefund}
 */
export async function decideRefund(
  db: Database,
  payments: Payments,
  act: StaffAct,
  { id, aprovada, recusa = null }: { id: string; aprovada: boolean; recusa?: string | null },
): Promise<RefundRequestStatus> {
  const { now } = payments;
  const status = aprovada ? 'FEITA' : 'RECUSADA';
  const codigo = await db.transaction(async (tx) => {
    const known = await findRequest(tx, id);
    const purchase = known && (await lockPurchase(tx, known.codigo_compra));
    if (!purchase) throw requestGone();
    if (known.id_login === act.loginId) throw samePerson();
    const decision = { status, recusa, id_aprovador: act.loginId, decidida_em: now } as const;
    if (!(await decideRequest(tx, id, decision))) throw requestGone();
    const acao = aprovada ? 'APROVOU_DEVOLUCAO' : 'RECUSOU_DEVOLUCAO';
    await record(tx, act, acao, purchase, { pedido: id, centavos: known.centavos }, now);
    const refund = { cents: known.centavos, ends: known.encerra, seats: known.vagas, reason: known.motivo };
    if (aprovada) await giveBackByStaff(tx, purchase, refund, now);
    return purchase.codigo;
  });
  if (aprovada) await send(db, payments, codigo);
  return status;
}

async function send(db: Database, payments: Payments, codigo: string): Promise<void> {
  await stopCharges(db, payments, codigo);
  await sendRefunds(db, payments, codigo).catch(() => undefined);
}

function sameOf(earlier: RefundRequestRow, codigo: string, { cents, ends, seats, reason }: StaffRefund) {
  const isSame =
    earlier.codigo_compra === codigo &&
    earlier.centavos === cents &&
    earlier.encerra === ends &&
    earlier.vagas.join() === seats.join() &&
    earlier.motivo === reason;
  if (!isSame) throw keyReused();
  return earlier.status;
}

const record = (
  tx: Database,
  { loginId, requestId }: StaffAct,
  acao: AuditedAct,
  { codigo, id_pessoa, id_responsavel }: PurchaseRow,
  dados: Record<string, unknown>,
  at: Date,
) =>
  recordAct(tx, {
    acao,
    loginId,
    personId: id_responsavel ?? id_pessoa,
    objeto: `compra ${codigo}`,
    requestId,
    dados,
    at,
  });

const oneWaits = () =>
  new BackendError(409, 'DEVOLUCAO_AGUARDANDO', 'Outra devolução desta compra aguarda aprovação.');

const requestGone = () => new BackendError(404, 'PEDIDO_NAO_ENCONTRADO', 'Este pedido já foi respondido.');

const samePerson = () =>
  new BackendError(409, 'MESMA_PESSOA', 'Quem pediu a devolução não pode aprová-la. Peça a outra pessoa.');
