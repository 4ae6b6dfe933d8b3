import type { Database } from '#/backend/db/database.ts';
import { expireDueInvitations } from '#/backend/modules/seats/pass-seat-on.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { type Bill, findBill } from '../charges/bill.ts';
import { concludeBoleto, moveBoletos } from '../charges/boleto-repository.ts';
import { moveCardTry } from '../charges/card-repository.ts';
import { concludeCharge } from '../charges/charge-repository.ts';
import { findChangeOfCharge } from '../charges/choice-repository.ts';
import { closeCharges, stopCharges } from '../charges/close-charges.ts';
import { expireDueHolds } from '../charges/end-hold.ts';
import {
  claimPaymentEvent,
  listApplicableTxids,
  listPendingPayments,
  type PaymentEventRow,
} from '../charges/payment-event-repository.ts';
import { bookPayment, bookSale } from '../ledger/book.ts';
import { enqueueNotification } from '../orders/enqueue-notification.ts';
import { enrol } from '../orders/purchase/enrol.ts';
import { lockPurchaseOfPerson } from '../orders/purchase/lock-purchase-of-person.ts';
import { changeLockedPurchase } from '../orders/purchase/move-purchase.ts';
import { findPurchase, type PurchaseRow } from '../orders/purchase/purchase-repository.ts';
import { sendRefunds } from '../refunds/refund-payment.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { classifyDifference, concludeChange } from './apply-difference.ts';
import { applyLatePayment } from './apply-late-payment.ts';
import { classifyPayment, isInvoiced } from './classify-payment.ts';

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
  } else if (change) {
    await settle(tx, bill, event);
    await concludeChange(tx, purchase, change, now);
  } else {
    const isFirst = bill.charge.status !== 'CONCLUIDA';
    await settle(tx, bill, event);
    if (!isFirst) await countAsPaid(tx, purchase, now);
    else if (isInvoiced(purchase)) await payInvoice(tx, purchase, event.ocorrido_em, now);
    else if (outcome === 'EM_DIA') await enrol(tx, purchase, event.ocorrido_em, now);
    else {
      await applyLatePayment(tx, locked, { ...paymentOf(event, bill), paidAt: event.ocorrido_em }, now);
    }
    await closeCharges(tx, purchase.codigo, 'replace');
  }
  return purchase.codigo;
}

async function countAsPaid(tx: Database, purchase: PurchaseRow, now: Date): Promise<void> {
  await bookSale(tx, purchase, now);
  await enqueueNotification(tx, 'pagamento-recebido', purchase, now);
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

async function payInvoice(tx: Database, purchase: PurchaseRow, paidAt: Date, now: Date): Promise<void> {
  await countAsPaid(tx, await changeLockedPurchase(tx, purchase, { pago_em: paidAt }), now);
}

const paymentOf = (event: PaymentEventRow, { charge }: Bill) => ({
  endToEndId: event.id_evento,
  cents: event.valor_centavos,
  forma: charge.forma,
});
