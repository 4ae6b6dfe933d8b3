import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import {
  type Payments,
  providerOf,
  type Refunder,
  refundersOf,
} from '#/backend/payments/payment-provider.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { findBill } from '../charges/bill.ts';
import { stopCharges } from '../charges/close-charges.ts';
import { enqueueRefundNotification } from '../orders/enqueue-notification.ts';
import { bookRefundEnded } from '../ledger/book.ts';
import { findProviderOf } from '../ledger/ledger-repository.ts';
import { endPaidEnrolment } from './end-enrolment.ts';
import { lockPurchase, updatePurchaseIn } from '../orders/purchase/purchase-repository.ts';
import { nothingToRefund } from '../orders/purchase-errors.ts';
import { askForRefund } from './ask-for-refund.ts';
import { finishReturned } from './finish-returned.ts';
import { giveBack } from './give-back.ts';
import { listPaid } from './list-paid.ts';
import {
  findRefund,
  finishRefund,
  leaveToHand,
  listOpenRefunds,
  markRefundTried,
  nameRefund,
  type RefundEnd,
  type RefundRow,
  settleDebt,
  takeFromHand,
} from './refund-repository.ts';
import { openSmaller } from './request-refund.ts';
import { reviewMatters } from './review-matters.ts';

/** Few enough that a bank which never answers holds up one run for less than a job's limit. */
const batchSize = 10;

/**
 * Refunds all that was paid of a purchase; an enrolment's seat is freed. `txid` names its charge or one of
 * its boletos.
 * @throws 409 `SEM_PAGAMENTO`
 */
export async function refundCharge(db: Database, payments: Payments, txid: string): Promise<void> {
  const { now } = payments;
  const codigo = await db.transaction(async (tx) => {
    const bill = await findBill(tx, txid);
    const purchase = bill && (await lockPurchase(tx, bill.charge.codigo_compra));
    if (!purchase || (await listPaid(tx, purchase.codigo)).length === 0) throw nothingToRefund();
    if (isSeatPaid(purchase.estado)) await endPaidEnrolment(tx, purchase, 'Devolução pedida', now);
    else if (purchase.estado !== 'PAGAMENTO_TARDIO' || purchase.escolha_ate === null) throw nothingToRefund();
    else await updatePurchaseIn(tx, purchase.codigo, purchase.estado, { escolha_ate: null });
    await giveBack(tx, purchase.codigo, 'Devolução pedida', now);
    return purchase.codigo;
  });
  await stopCharges(db, payments, codigo);
  await sendRefunds(db, payments, codigo);
}

/**
 * Sends open refunds to the providers, of one purchase or of all. Failures are retried last. Returns how many
 * ended.
 */
export async function sendRefunds(db: Database, payments: Payments, codigo?: string): Promise<number> {
  let ended = 0;
  const connected = refundersOf(payments).map(({ name }) => name);
  for (;;) {
    const open = await listOpenRefunds(db, batchSize, connected, codigo);
    const { done, failures } = await workOneByOne(
      open,
      ({ id }) => id,
      (refund) => sendRefund(db, payments, refund),
    );
    throwFailures(failures, 'refunds could not be sent');
    ended += done;
    if (done < batchSize) return ended;
  }
}

async function sendRefund(db: Database, payments: Payments, refund: RefundRow): Promise<boolean> {
  const { now } = payments;
  await markRefundTried(db, refund.id, now);
  const provider = await findRefunder(db, payments, refund);
  if (!provider) {
    await leaveToHand(db, refund.id, refund.destino ? 'DESTINO' : 'SEM_PROVEDOR', now);
    return false;
  }
  if (refund.a_mao_desde && !(await takeBack(db, refund))) return false;
  const answer = await askForRefund(db, payments, provider, refund);
  if (answer === undefined) return false;
  if ('left' in answer) {
    const smaller = await db.transaction((tx) => cutRefund(tx, refund, answer.left, now));
    return smaller ? sendRefund(db, payments, smaller) : true;
  }
  const { status, providerId } = answer;
  if (providerId !== undefined) await nameRefund(db, refund.id, providerId);
  if (status === 'EM_PROCESSAMENTO') return false;
  if (status === 'NAO_REALIZADO' && refund.destino) {
    // REFUND-6
    await leaveToHand(db, refund.id, 'DESTINO', now);
    return false;
  }
  await db.transaction((tx) => settleRefund(tx, refund, { status }, now));
  return true;
}

/** The provider that took the payment (REFUND-13); undefined where it isn't connected any more. */
async function findRefunder(
  db: Database,
  payments: Payments,
  { forma, end_to_end_id: endToEndId }: RefundRow,
): Promise<Refunder | undefined> {
  const taker = await findProviderOf(db, endToEndId);
  const today = providerOf(payments, forma);
  if (taker === undefined || taker === today.name) return today;
  return refundersOf(payments).find(({ name }) => name === taker);
}

const takeBack = (db: Database, { id, codigo_compra }: RefundRow) =>
  db.transaction(async (tx) => {
    await lockPurchase(tx, codigo_compra);
    return takeFromHand(tx, id);
  });

/** The provider has less left than the refund: replaces it by one of the remaining amount. */
async function cutRefund(
  tx: Database,
  refund: RefundRow,
  left: number,
  now: Date,
): Promise<RefundRow | undefined> {
  const purchase = await lockPurchase(tx, refund.codigo_compra);
  const finished = await finishRefund(tx, refund.id, { status: 'NAO_REALIZADO' }, now);
  if (!purchase || !finished) return undefined;
  await bookRefundEnded(tx, finished, 'NAO_REALIZADO', now);
  if (left > 0) {
    const id = await openSmaller(tx, refund, left, now);
    return id === undefined ? undefined : findRefund(tx, id);
  }
  await settleDebt(tx, refund.id, 'PROVEDOR', now);
  await enqueueRefundNotification(tx, purchase, { ...finished, status: 'DEVOLVIDO' }, now);
  await finishReturned(tx, purchase, refund.motivo, now);
  await reviewMatters(tx, purchase.codigo, now);
  return undefined;
}

export async function endRefundByHand(tx: Database, id: string, end: RefundEnd, now: Date): Promise<boolean> {
  const refund = await findRefund(tx, id);
  return refund !== undefined && settleRefund(tx, refund, end, now);
}

async function settleRefund(tx: Database, refund: RefundRow, end: RefundEnd, now: Date): Promise<boolean> {
  const purchase = await lockPurchase(tx, refund.codigo_compra);
  const finished = await finishRefund(tx, refund.id, end, now);
  if (!finished) return false;
  await bookRefundEnded(tx, finished, end.status, now);
  if (!purchase) return true;
  await enqueueRefundNotification(tx, purchase, finished, now);
  if (end.status === 'DEVOLVIDO') await finishReturned(tx, purchase, refund.motivo, now);
  await reviewMatters(tx, purchase.codigo, now);
  return true;
}
