import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import type { PixProvider } from '#/backend/payments/pix-provider.ts';
import { expireDueInvitations } from '#/backend/modules/seats/pass-seat-on.ts';
import { canMovePurchase } from '#/domain/sale/purchase-state.ts';
import { freeCouponUse } from '../coupon/coupon-repository.ts';
import { endHold, expireDueHolds } from '../purchase/end-hold.ts';
import { enrol } from '../purchase/enrol.ts';
import { holdSeat } from '#/backend/modules/seats/hold-seat.ts';
import { lockPurchaseOfPerson } from '../purchase/lock-purchase-of-person.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { enqueueNotice } from '../enqueue-notice.ts';
import {
  claimPaymentEvent,
  insertPaymentEvent,
  listApplicableTxids,
  listPendingPayments,
  type PaymentEventRow,
  type PaymentOutcome,
} from './payment-event-repository.ts';
import { concludePixCharge, findPixCharge, moveCharges, type PixChargeRow } from './pix-charge-repository.ts';
import { findSeatedPurchase, isWaiting } from '#/backend/modules/seats/hold.ts';
import { findPurchase, type PurchaseRow } from '../purchase/purchase-repository.ts';
import { requestRefund, sendRefunds } from '../refund/refund-payment.ts';
import { takeCouponBack } from '../coupon/take-coupon-back.ts';

interface Payments {
  now: Date;
  pix: PixProvider;
}

/** A payment as the provider's notice tells it. */
export interface PaymentNotice {
  endToEndId: string;
  txid: string;
  /** Integer cents. */
  cents: number;
  paidAt: Date;
}

/**
 * Stores a payment that a provider reports, which may happen twice, late, and before the charge is answered.
 * It counts once, by its endToEndId, as first reported (PIX-8). Tells whether it was known already, and
 * whether it now differs.
 */
export async function keepPayment(
  db: Database,
  { now, pix }: Payments,
  notice: PaymentNotice,
): Promise<'new' | 'known' | 'differs'> {
  return insertPaymentEvent(db, {
    provedor: pix.name,
    id_evento: notice.endToEndId,
    txid: notice.txid,
    valor_centavos: notice.cents,
    ocorrido_em: notice.paidAt,
    recebido_em: now,
  });
}

/** Applies what was paid for a charge and not dealt with yet. */
export async function applyPayments(db: Database, payments: Payments, txid: string): Promise<void> {
  const pending = await listPendingPayments(db, payments.pix.name, txid);
  for (const event of pending) {
    await freeSeatsForLatePayment(db, event, payments.now);
    const effect = await db.transaction((tx) => applyPayment(tx, event, payments.now));
    if (!effect) continue;
    await Promise.allSettled(effect.replaced.map((replaced) => payments.pix.cancelCharge(replaced)));
    await sendRefunds(db, payments, effect.codigo);
  }
}

/**
 * Applies payments whose charge appeared after their notice. One that fails doesn't keep the others waiting.
 */
export async function applyWaitingPayments(db: Database, payments: Payments): Promise<void> {
  const txids = await listApplicableTxids(db, 100);
  const { failures } = await workOneByOne(
    txids,
    (txid) => txid,
    async (txid) => {
      await applyPayments(db, payments, txid);
      return true;
    },
  );
  throwFailures(failures, 'payments could not be applied');
}

interface Effect {
  codigo: string;
  /** Charges nobody should pay any more. */
  replaced: string[];
}

/**
 * Seats of holds and invitations that ran out count as free, whether or not the job has come by. They end
 * before the payment's own transaction: within it, other people's coupons would be locked after the class.
 */
async function freeSeatsForLatePayment(db: Database, event: PaymentEventRow, now: Date): Promise<void> {
  const charge = await findPixCharge(db, event.txid);
  const purchase = charge && (await findPurchase(db, charge.codigo_compra));
  if (!purchase || !charge || judgePayment(purchase, charge, event) !== 'TARDIO') return;
  await expireDueHolds(db, now, { idOferta: purchase.id_oferta });
  await expireDueInvitations(db, now, purchase.id_oferta);
}

async function applyPayment(tx: Database, event: PaymentEventRow, now: Date): Promise<Effect | undefined> {
  const known = await findPixCharge(tx, event.txid);
  if (!known) return undefined;
  const locked = await lockPurchaseOfPerson(tx, known.codigo_compra);
  const charge = await findPixCharge(tx, event.txid);
  if (!locked || !charge) return undefined;
  const { purchase } = locked;
  const outcome = judgePayment(purchase, charge, event);
  if (!(await claimPaymentEvent(tx, event, now, outcome))) return undefined;

  const payment = { endToEndId: event.id_evento, cents: event.valor_centavos };
  if (outcome === 'REPETIDO') {
    await requestRefund(tx, purchase.codigo, payment, 'Pagamento em dobro', now);
  } else if (outcome === 'VALOR_DIVERGENTE') {
    // It pays nothing here, so it isn't ours to keep.
    await requestRefund(tx, purchase.codigo, payment, 'Pagamento de outro valor', now);
  } else {
    if (!(await concludePixCharge(tx, charge.txid, event.ocorrido_em, event.id_evento)))
      throw new Error(`charge ${charge.txid} was changed under its lock`);
    if (outcome === 'EM_DIA') await enrol(tx, purchase, event.ocorrido_em, now);
    else await applyLatePayment(tx, locked, event, now);
    return {
      codigo: purchase.codigo,
      replaced: await moveCharges(tx, purchase.codigo, 'replace'),
    };
  }
  return { codigo: purchase.codigo, replaced: [] };
}

/**
 * A payment is in time if it was made before the hold ran out, however late its notice, while the seat
 * is still held.
 */
function judgePayment(purchase: PurchaseRow, charge: PixChargeRow, event: PaymentEventRow): PaymentOutcome {
  if (purchase.pago_em !== null) return 'REPETIDO';
  if (event.valor_centavos !== charge.valor_centavos) return 'VALOR_DIVERGENTE';
  const inTime = purchase.estado === 'AGUARDANDO_PAGAMENTO' && event.ocorrido_em < purchase.reserva_expira_em;
  return inTime ? 'EM_DIA' : 'TARDIO';
}

/**
 * Money after expiry (PURCHASE-4): a seat if one is free and the coupon still good. Who cancelled, bought
 * again or erased the account gets it back at once; else the buyer chooses.
 */
async function applyLatePayment(
  tx: Database,
  { purchase, isErased }: { purchase: PurchaseRow; isErased: boolean },
  event: PaymentEventRow,
  now: Date,
) {
  const payment = { endToEndId: event.id_evento, cents: event.valor_centavos };
  const ended = isWaiting(purchase.estado) ? await endHold(tx, purchase, 'EXPIRADA', now) : purchase;
  if (!ended || !canMovePurchase(ended.estado, 'PAGAMENTO_TARDIO')) {
    return requestRefund(tx, purchase.codigo, payment, 'Pagamento de compra encerrada', now);
  }
  const late = await movePurchase(tx, ended, 'PAGAMENTO_TARDIO', now, {
    set: { pago_em: event.ocorrido_em },
  });
  if (!late) throw new Error(`purchase ${purchase.codigo} was changed under its lock`);
  if (ended.estado === 'CANCELADA') {
    return requestRefund(tx, late.codigo, payment, 'Pagamento de compra cancelada', now);
  }
  if (isErased) return requestRefund(tx, late.codigo, payment, 'Conta excluída', now);
  if (await findSeatedPurchase(tx, late.id_pessoa, late.id_oferta)) {
    return requestRefund(tx, late.codigo, payment, 'Há outra compra desta turma', now);
  }
  if (!(await takeCouponBack(tx, late))) return enqueueNotice(tx, 'pagamento-tardio', late, now);
  const { id_pessoa: idPessoa, id_oferta: idOferta } = late;
  if (!(await holdSeat(tx, { idPessoa, idOferta, today: null, now }))) {
    await freeCouponUse(tx, late.codigo);
    return enqueueNotice(tx, 'pagamento-tardio', late, now);
  }
  await enrol(tx, late, event.ocorrido_em, now);
}
