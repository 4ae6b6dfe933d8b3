import type { Database } from '#/backend/db/database.ts';
import type { PixProvider } from '#/backend/payments/pix-provider.ts';
import { canMovePurchase } from '#/domain/purchase-state.ts';
import { freeCouponUse } from './coupon-repository.ts';
import { endHold, expireDueHolds } from './end-hold.ts';
import { enrol } from './enrol.ts';
import { holdSeat } from './hold-seat.ts';
import { movePurchase } from './move-purchase.ts';
import { enqueueNotice } from './outbox-repository.ts';
import {
  claimPaymentEvent,
  insertPaymentEvent,
  listApplicableTxids,
  listPendingPayments,
  type PaymentEventRow,
  type PaymentOutcome,
} from './payment-event-repository.ts';
import {
  concludePixCharge,
  findPixCharge,
  movePixCharges,
  type PixChargeRow,
} from './pix-charge-repository.ts';
import { isWaiting } from './purchase-clock.ts';
import { findLivePurchase, lockPurchase, type PurchaseRow } from './purchase-repository.ts';
import { requestRefund, sendRefunds } from './refund-payment.ts';
import { takeCouponBack } from './take-coupon-back.ts';

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
 * Takes a payment notice, which may come twice, late and before the answer of its charge: it counts once, by its endToEndId.
 * A payment of an unknown charge is kept until the charge appears.
 */
export async function receivePayment(db: Database, payments: Payments, notice: PaymentNotice): Promise<void> {
  await insertPaymentEvent(db, {
    provedor: payments.pix.name,
    id_evento: notice.endToEndId,
    txid: notice.txid,
    valor_centavos: notice.cents,
    ocorrido_em: notice.paidAt,
    recebido_em: payments.now,
  });
  await applyPayments(db, payments, notice.txid);
}

/** Applies what was paid for a charge and not dealt with yet. */
export async function applyPayments(db: Database, payments: Payments, txid: string): Promise<void> {
  const pending = await listPendingPayments(db, payments.pix.name, txid);
  for (const event of pending) {
    const effect = await db.transaction((tx) => applyPayment(tx, event, payments.now));
    if (!effect) continue;
    await Promise.allSettled(effect.replaced.map((replaced) => payments.pix.cancelCharge(replaced)));
    await sendRefunds(db, payments, effect.codigo);
  }
}

/** Applies payments whose charge appeared after their notice. One that fails doesn't keep the others waiting. */
export async function applyWaitingPayments(db: Database, payments: Payments): Promise<void> {
  const txids = await listApplicableTxids(db, 100);
  const failures: unknown[] = [];
  for (const txid of txids) {
    await applyPayments(db, payments, txid).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be applied`);
}

interface Effect {
  codigo: string;
  /** Charges nobody should pay any more. */
  replaced: string[];
}

async function applyPayment(tx: Database, event: PaymentEventRow, now: Date): Promise<Effect | undefined> {
  const known = await findPixCharge(tx, event.txid);
  if (!known) return undefined;
  const purchase = await lockPurchase(tx, known.codigo_compra);
  const charge = await findPixCharge(tx, event.txid);
  if (!purchase || !charge) return undefined;
  const outcome = judgePayment(purchase, charge, event);
  if (!(await claimPaymentEvent(tx, event, now, outcome))) return undefined;

  const payment = { endToEndId: event.id_evento, cents: event.valor_centavos };
  if (outcome === 'REPETIDO') {
    await requestRefund(tx, purchase.codigo, payment, 'Pagamento em dobro', now);
  } else if (outcome === 'VALOR_DIVERGENTE') {
    // It pays nothing here, so it isn't ours to keep.
    await requestRefund(tx, purchase.codigo, payment, 'Pagamento de outro valor', now);
  } else {
    await concludePixCharge(tx, charge.txid, event.ocorrido_em, event.id_evento);
    if (outcome === 'EM_DIA') await enrol(tx, purchase, event.ocorrido_em, now);
    else await applyLatePayment(tx, purchase, event, now);
    return {
      codigo: purchase.codigo,
      replaced: await movePixCharges(tx, purchase.codigo, ['ATIVA'], 'SUBSTITUIDA'),
    };
  }
  return { codigo: purchase.codigo, replaced: [] };
}

/** In time is what was paid before the hold ran out, however late the notice, as long as the seat is still held. */
function judgePayment(purchase: PurchaseRow, charge: PixChargeRow, event: PaymentEventRow): PaymentOutcome {
  if (purchase.pago_em !== null) return 'REPETIDO';
  if (event.valor_centavos !== charge.valor_centavos) return 'VALOR_DIVERGENTE';
  const inTime = purchase.estado === 'AGUARDANDO_PAGAMENTO' && event.ocorrido_em < purchase.reserva_expira_em;
  return inTime ? 'EM_DIA' : 'TARDIO';
}

/**
 * Money after expiry (decisions section 5): a seat if one is free. Who cancelled or bought again gets it back at once;
 * else the buyer chooses.
 */
async function applyLatePayment(tx: Database, purchase: PurchaseRow, event: PaymentEventRow, now: Date) {
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
  if (await findLivePurchase(tx, late.id_pessoa, late.id_oferta)) {
    return requestRefund(tx, late.codigo, payment, 'Há outra compra desta turma', now);
  }
  // The coupon before the seat, as everywhere: the same order of locks keeps transactions from waiting for each other.
  await takeCouponBack(tx, late);
  if (!(await takeFreeSeat(tx, late, now))) {
    await freeCouponUse(tx, late.codigo);
    return enqueueNotice(tx, 'pagamento-tardio', late, now);
  }
  await enrol(tx, late, event.ocorrido_em, now);
}

/** Seats of holds that ran out count as free, whether or not the expiry job has come by. */
async function takeFreeSeat(
  tx: Database,
  { id_pessoa: idPessoa, id_oferta: idOferta }: PurchaseRow,
  now: Date,
): Promise<boolean> {
  const wish = { idPessoa, idOferta, today: null, now };
  if (await holdSeat(tx, wish)) return true;
  return (await expireDueHolds(tx, now, idOferta)) > 0 && holdSeat(tx, wish);
}
