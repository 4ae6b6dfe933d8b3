import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { type Payments, type Providers, providerOf } from '#/backend/payments/payment-provider.ts';
import type { RefundStatus } from '#/domain/sale/charge-state.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { findBill } from '../charge/bill.ts';
import { stopCharges } from '../charge/close-charges.ts';
import { enqueueRefundNotice } from '../enqueue-notice.ts';
import { bookRefundEnded } from '../ledger/book.ts';
import { endEnrolment } from './end-enrolment.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { lockPurchase, updatePurchaseIn } from '../purchase/purchase-repository.ts';
import { nothingToRefund } from '../purchase-errors.ts';
import { giveBack } from './give-back.ts';
import { listPaid } from './list-paid.ts';
import {
  findRefund,
  finishRefund,
  listOpenRefunds,
  listRefundsOf,
  markRefundTried,
  type RefundRow,
} from './refund-repository.ts';

/** Few enough that a bank which never answers holds up one run for less than a job's limit. */
const batchSize = 10;

/**
 * Gives the money of a purchase back, all that was paid of a carnê: of a late payment, or of an enrolment,
 * whose seat is then free. `txid` names its charge or one of its boletos.
 * @throws 409 `SEM_PAGAMENTO`
 */
export async function refundCharge(db: Database, payments: Payments, txid: string): Promise<void> {
  const { now } = payments;
  const codigo = await db.transaction(async (tx) => {
    const bill = await findBill(tx, txid);
    const purchase = bill && (await lockPurchase(tx, bill.charge.codigo_compra));
    if (!purchase || (await listPaid(tx, purchase.codigo)).length === 0) throw nothingToRefund();
    if (isSeatPaid(purchase.estado)) await endEnrolment(tx, purchase, 'Devolução pedida', now);
    else if (purchase.estado !== 'PAGAMENTO_TARDIO' || purchase.escolha_ate === null) throw nothingToRefund();
    else await updatePurchaseIn(tx, purchase.codigo, purchase.estado, { escolha_ate: null });
    await giveBack(tx, purchase.codigo, 'Devolução pedida', now);
    return purchase.codigo;
  });
  await stopCharges(db, payments, codigo);
  await sendRefunds(db, payments, codigo);
}

/**
 * Asks the bank for open refunds, of one purchase or of all. Those that fail now wait for a later run, behind
 * the others. Returns how many ended.
 */
export async function sendRefunds(db: Database, payments: Payments, codigo?: string): Promise<number> {
  let ended = 0;
  for (;;) {
    const open = await listOpenRefunds(db, batchSize, codigo);
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
  const status = await askForRefund(providerOf(payments, refund.forma), refund).catch(
    () => 'EM_PROCESSAMENTO' as const,
  );
  if (status === 'EM_PROCESSAMENTO') return false;
  await db.transaction((tx) => settleRefund(tx, refund, status, now));
  return true;
}

/** One that the bank was asked for before may be done without our having heard of it (LEDGER-8). */
async function askForRefund(provider: Providers[keyof Providers], refund: RefundRow): Promise<RefundStatus> {
  const { id, end_to_end_id: endToEndId, valor_centavos: cents, tentada_em: triedAt, destino: to } = refund;
  const known = triedAt === null ? undefined : await provider.findRefund?.({ id, endToEndId });
  return known ?? provider.refund({ id, endToEndId, cents, ...(to && { to }) });
}

/** Says that money which goes back by hand is back; nothing for a refund that has ended. */
export async function confirmRefund(tx: Database, id: string, now: Date): Promise<void> {
  const refund = await findRefund(tx, id);
  if (refund) await settleRefund(tx, refund, 'DEVOLVIDO', now);
}

async function settleRefund(
  tx: Database,
  refund: RefundRow,
  status: 'DEVOLVIDO' | 'NAO_REALIZADO',
  now: Date,
): Promise<void> {
  const purchase = await lockPurchase(tx, refund.codigo_compra);
  const finished = await finishRefund(tx, refund.id, status, now);
  if (finished) await bookRefundEnded(tx, refund, status, now);
  if (!purchase || !finished) return;
  await enqueueRefundNotice(tx, purchase, { ...refund, status }, now);
  const { estado, codigo } = purchase;
  const awaits = estado === 'PAGAMENTO_TARDIO' || estado === 'ARREPENDIDA' || estado === 'TURMA_CANCELADA';
  if (!awaits || status !== 'DEVOLVIDO' || !(await isAllBack(tx, codigo))) return;
  await movePurchase(tx, purchase, 'ESTORNADA', now, { detail: refund.motivo });
}

/**
 * Whether every payment that counted has gone back whole. The refund of a second payment doesn't tell: the
 * first one paid the purchase.
 */
async function isAllBack(tx: Database, codigo: string): Promise<boolean> {
  const given = (await listRefundsOf(tx, [codigo])).filter((row) => row.status === 'DEVOLVIDO');
  return (await listPaid(tx, codigo)).every(({ endToEndId, cents }) => {
    const parts = given.filter((row) => row.end_to_end_id === endToEndId);
    return parts.reduce((sum, row) => sum + row.valor_centavos, 0) >= cents;
  });
}
