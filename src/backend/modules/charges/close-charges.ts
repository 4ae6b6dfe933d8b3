import type { Database } from '#/backend/db/database.ts';
import { type Payments, refundersOf, takerOf } from '#/backend/payments/payment-provider.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { listBoletosToWithdraw, markBoletoWithdrawn, moveBoletosOfCharges } from './boleto-repository.ts';
import { cancelCardTries, listCardTriesToCancel, markCardTryCancelled } from './card-repository.ts';
import { askAboutBill } from './ask-provider.ts';
import { listCharges, listChargesToCancel, markChargeCancelled, moveCharges } from './charge-repository.ts';

const batchSize = 20;
/** An unanswered attempt may still be in transit: a cancellation that overtakes it would be lost. */
const ON_ITS_WAY_MS = 30_000;

/**
 * Closes the open charges of a purchase with their boletos and tries: they ran out with its hold, or another
 * charge takes their place. The bank is notified by {@link cancelClosedCharges}. Call it in a transaction.
 */
export async function closeCharges(tx: Database, codigo: string, event: 'expire' | 'replace') {
  const closed = await moveCharges(tx, codigo, event);
  await moveBoletosOfCharges(tx, closed, event === 'replace' ? 'replace' : 'withdraw');
  await cancelCardTries(tx, closed);
}

export async function withdrawBills(tx: Database, codigo: string): Promise<void> {
  await closeCharges(tx, codigo, 'replace');
  const charges = await listCharges(tx, codigo);
  await moveBoletosOfCharges(
    tx,
    charges.map(({ txid }) => txid),
    'withdraw',
  );
}

/**
 * Cancels replaced charges at the providers, of one purchase or of all (PURCHASE-20). Failures are retried
 * later.
 */
export async function cancelClosedCharges(db: Database, payments: Payments, codigo?: string): Promise<void> {
  const { now } = payments;
  const connected = refundersOf(payments).map(({ name }) => name);
  const charges = await listChargesToCancel(db, batchSize, connected, codigo);
  const pixWork = await workOneByOne(
    charges,
    ({ txid }) => txid,
    async ({ txid, provedor }) => {
      await takerOf(payments, { forma: 'pix', provedor })?.cancelCharge(txid);
      await markChargeCancelled(db, txid, now);
      return true;
    },
  );
  const withdrawn = await listBoletosToWithdraw(db, batchSize, connected, codigo);
  const boletoWork = await workOneByOne(
    withdrawn,
    ({ id }) => id,
    async ({ id, provedor }) => {
      await takerOf(payments, { forma: 'boleto', provedor })?.cancelCharge(id);
      await markBoletoWithdrawn(db, id, now);
      return true;
    },
  );
  const cardFailures = await cancelCards(db, payments, connected, codigo);
  throwFailures(
    [...pixWork.failures, ...boletoWork.failures, ...cardFailures],
    'closed charges could not be cancelled',
  );
}

/** Cancels withdrawn card payments. One that was approved meanwhile is stored as paid. */
async function cancelCards(
  db: Database,
  payments: Payments,
  connected: readonly string[],
  codigo?: string,
): Promise<unknown[]> {
  const { now } = payments;
  const before = new Date(now.getTime() - ON_ITS_WAY_MS);
  const { failures } = await workOneByOne(
    await listCardTriesToCancel(db, before, { limit: batchSize, connected }, codigo),
    ({ txid }) => txid,
    async ({ txid, provedor }) => {
      const bill = { forma: 'cartao', reference: txid, provedor } as const;
      await takerOf(payments, bill)?.cancelCharge(txid);
      await askAboutBill(db, payments, bill);
      await markCardTryCancelled(db, txid, now);
      return true;
    },
  );
  return failures;
}

/**
 * Cancels the charges of a purchase at the providers. Never rejects: a payment that still arrives is
 * refunded.
 */
export async function stopCharges(db: Database, payments: Payments, codigo: string): Promise<void> {
  const charges = await listCharges(db, codigo);
  const open = charges.filter(
    ({ status, forma }) => (status === 'ATIVA' || status === 'EXPIRADA') && forma === 'pix',
  );
  await Promise.allSettled([
    ...open.map((charge) => takerOf(payments, charge)?.cancelCharge(charge.txid)),
    cancelClosedCharges(db, payments, codigo),
  ]);
}
