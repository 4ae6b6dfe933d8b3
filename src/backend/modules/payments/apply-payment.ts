import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { expireDueInvitations } from '#/backend/modules/seats/pass-seat-on.ts';
import { choiceEnd } from '#/domain/sale/refund/offer-choice.ts';
import { canMovePurchase, isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { freeCouponUse } from '../orders/coupon/coupon-repository.ts';
import { endHold, expireDueHolds } from '../charges/end-hold.ts';
import { enrol } from '../orders/purchase/enrol.ts';
import { holdSeat } from '#/backend/modules/seats/hold-seat.ts';
import { lockPurchaseOfPerson } from '../orders/purchase/lock-purchase-of-person.ts';
import { movePurchase } from '../orders/purchase/move-purchase.ts';
import { enqueueNotification } from '../orders/enqueue-notification.ts';
import {
  claimPaymentEvent,
  listApplicableTxids,
  listPendingPayments,
  type PaymentEventRow,
  type PaymentOutcome,
} from '../charges/payment-event-repository.ts';
import { concludeBoleto, moveBoletos } from '../charges/boleto-repository.ts';
import { moveCardTry } from '../charges/card-repository.ts';
import { type Bill, findBill } from '../charges/bill.ts';
import { concludeCharge } from '../charges/charge-repository.ts';
import { closeCharges, stopCharges } from '../charges/close-charges.ts';
import { bookPayment, bookSale } from '../ledger/book.ts';
import { findSeatedPurchase, isWaiting } from '#/backend/modules/seats/hold.ts';
import { findPurchase, type PurchaseRow, updatePurchaseIn } from '../orders/purchase/purchase-repository.ts';
import { sendRefunds } from '../refunds/refund-payment.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { classifyDifference, concludeChange } from './apply-difference.ts';
import { findChangeOfCharge } from '../charges/choice-repository.ts';
import { takeCouponBack } from '../orders/coupon/take-coupon-back.ts';

export async function applyPayments(db: Database, payments: Payments, txid: string): Promise<void> {
  const pending = await listPendingPayments(db, txid);
  for (const event of pending) {
    await freeSeatsForLatePayment(db, event, payments);
    const codigo = await db.transaction((tx) => applyPayment(tx, event, payments.now));
    if (codigo === undefined) continue;
    await stopCharges(db, payments, codigo);
    await sendRefunds(db, payments, codigo);
  }
}

/** Applies payments whose charge appeared after their webhook. Failures don't stop the others. */
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

/**
 * Seats of holds and invitations that ran out count as free, whether or not the job has come by. They end
 * before the payment's own transaction: within it, other people's coupons would be locked after the offer.
 */
async function freeSeatsForLatePayment(
  db: Database,
  event: PaymentEventRow,
  payments: Payments,
): Promise<void> {
  const bill = await findBill(db, event.txid);
  const purchase = bill && (await findPurchase(db, bill.charge.codigo_compra));
  if (!purchase || !bill || classifyPayment(purchase, bill, event) !== 'TARDIO') return;
  await expireDueHolds(db, payments, { offerId: purchase.id_oferta });
  await expireDueInvitations(db, payments.now, purchase.id_oferta);
}

const refusals = {
  REPETIDO: 'Pagamento em dobro',
  VALOR_DIVERGENTE: 'Pagamento de outro valor',
  CARNE_ENCERRADO: 'Parcela de um carnê que não vale mais',
  TROCA_ENCERRADA: 'Diferença de uma troca que não vale mais',
  ACEITE_ENCERRADO: 'Pagamento de um aceite que não vale mais',
} as const;

/** Returns the code of the purchase; undefined when nothing was done. */
async function applyPayment(tx: Database, event: PaymentEventRow, now: Date): Promise<string | undefined> {
  const known = await findBill(tx, event.txid);
  if (!known) return undefined;
  const locked = await lockPurchaseOfPerson(tx, known.charge.codigo_compra);
  const bill = await findBill(tx, event.txid);
  if (!locked || !bill) return undefined;
  const { purchase } = locked;
  const change = await findChangeOfCharge(tx, bill.charge.txid);
  const outcome = change
    ? classifyDifference(purchase, change, bill, event)
    : classifyPayment(purchase, bill, event);
  if (!(await claimPaymentEvent(tx, event, now, outcome))) return undefined;
  await bookPayment(tx, event, purchase.codigo, now);

  if (outcome !== 'EM_DIA' && outcome !== 'TARDIO') {
    await requestRefund(tx, purchase.codigo, paymentOf(event, bill), refusals[outcome], now);
    return purchase.codigo;
  }
  if (change) {
    await settle(tx, bill, event);
    await concludeChange(tx, purchase, change, now);
    return purchase.codigo;
  }
  const isFirst = bill.charge.status !== 'CONCLUIDA';
  await settle(tx, bill, event);
  if (!isFirst) {
    await bookSale(tx, purchase, now);
    await enqueueNotification(tx, 'pagamento-recebido', purchase, now);
  } else if (isInvoiced(purchase)) await payInvoice(tx, purchase, event.ocorrido_em, now);
  else if (outcome === 'EM_DIA') await enrol(tx, purchase, event.ocorrido_em, now);
  else await applyLatePayment(tx, locked, bill, event, now);
  await closeCharges(tx, purchase.codigo, 'replace');
  return purchase.codigo;
}

async function payInvoice(tx: Database, purchase: PurchaseRow, paidAt: Date, now: Date): Promise<void> {
  const paid = await updatePurchaseIn(tx, purchase.codigo, purchase.estado, { pago_em: paidAt });
  if (!paid) throw new Error(`purchase ${purchase.codigo} was changed under its lock`);
  await bookSale(tx, paid, now);
  await enqueueNotification(tx, 'pagamento-recebido', paid, now);
}

/** True while seats are confirmed that a company has still to pay for (COMPANY-8). */
function isInvoiced({ estado, fatura_vencimento, pago_em }: PurchaseRow): boolean {
  return isSeatPaid(estado) && fatura_vencimento !== null && pago_em === null;
}

async function settle(tx: Database, { charge, boleto }: Bill, event: PaymentEventRow): Promise<void> {
  const isConcluded =
    charge.status === 'CONCLUIDA' ||
    (await concludeCharge(tx, charge.txid, event.ocorrido_em, event.id_evento));
  const isPaid = !boleto || (await concludeBoleto(tx, boleto.id, event.ocorrido_em, event.id_evento));
  if (!isConcluded || !isPaid) throw new Error(`charge ${charge.txid} was changed under its lock`);
  if (charge.forma === 'cartao')
    await moveCardTry(tx, charge.txid, 'approve', { decidida_em: event.ocorrido_em, motivo: null });
  if (boleto) await moveBoletos(tx, { txid: charge.txid, parcela: boleto.parcela }, 'withdraw');
}

const paymentOf = (event: PaymentEventRow, { charge }: Bill) => ({
  endToEndId: event.id_evento,
  cents: event.valor_centavos,
  forma: charge.forma,
});

/**
 * A payment made before the hold ended is in time, however late its webhook. In a carnê the first installment
 * enrols and later ones are in time while owed (BOLETO-4); an ended carnê is refunded.
 */
function classifyPayment(purchase: PurchaseRow, bill: Bill, event: PaymentEventRow): PaymentOutcome {
  const { charge, boleto } = bill;
  const isOwed =
    boleto !== undefined && charge.status === 'CONCLUIDA' && isSeatPaid(purchase.estado) && !bill.isSettled;
  const isPaid = purchase.pago_em !== null || charge.status === 'CONCLUIDA';
  if (isPaid && !isOwed) return 'REPETIDO';
  // GUARDIAN-9
  if (purchase.aceite_em === null) return 'ACEITE_ENCERRADO';
  if (event.valor_centavos !== bill.cents) return 'VALOR_DIVERGENTE';
  if (isOwed || (isInvoiced(purchase) && charge.status === 'ATIVA')) return 'EM_DIA';
  // A coupon changed the price since, and with it the charge (PURCHASE-23).
  if (charge.status === 'SUBSTITUIDA' && charge.valor_centavos !== purchase.total_centavos)
    return 'VALOR_DIVERGENTE';
  if (boleto && charge.parcelas > 1 && charge.status !== 'ATIVA') return 'CARNE_ENCERRADO';
  const isAwaited = purchase.estado === 'AGUARDANDO_PAGAMENTO' || purchase.estado === 'EM_ANALISE';
  const inTime = isAwaited && event.ocorrido_em < purchase.reserva_expira_em;
  return inTime ? 'EM_DIA' : 'TARDIO';
}

/**
 * Payment after expiry (PURCHASE-4): a seat if one is free and the coupon is valid. Cancelled, repeated and
 * erased purchases are refunded at once; otherwise the buyer chooses.
 */
async function applyLatePayment(
  tx: Database,
  { purchase, isErased }: { purchase: PurchaseRow; isErased: boolean },
  bill: Bill,
  event: PaymentEventRow,
  now: Date,
) {
  const payment = paymentOf(event, bill);
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
  if (!late.empresa && (await findSeatedPurchase(tx, late.id_pessoa, late.id_oferta))) {
    return requestRefund(tx, late.codigo, payment, 'Há outra compra desta turma', now);
  }
  if (!(await takeCouponBack(tx, late))) return letChoose(tx, late, now);
  const { id_pessoa: personId, id_oferta: offerId, vagas: seats } = late;
  if (!(await holdSeat(tx, { personId, offerId, seats, today: null, now }))) {
    await freeCouponUse(tx, late.codigo);
    return letChoose(tx, late, now);
  }
  await enrol(tx, late, event.ocorrido_em, now);
}

async function letChoose(tx: Database, late: PurchaseRow, now: Date): Promise<void> {
  await updatePurchaseIn(tx, late.codigo, late.estado, { escolha_ate: choiceEnd(now) });
  await enqueueNotification(tx, 'pagamento-tardio', late, now);
}
