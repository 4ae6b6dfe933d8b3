import type { Database } from '#/backend/db/database.ts';
import { type Payments, refundersOf, takerOf } from '#/backend/payments/payment-provider.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { listBoletosToWithdraw, markBoletoWithdrawn, moveBoletosOfCharges } from './boleto-repository.ts';
import { cancelCardTries, listCardTriesToCancel, markCardTryCancelled } from './card-repository.ts';
import { askAboutBill } from './ask-provider.ts';
import { listCharges, listChargesToCancel, markChargeCancelled, moveCharges } from './charge-repository.ts';

const batchSize = 20;
/** A try that wasn't answered may be on its way for so long: cancelled before it arrives, it would stand. */
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

/** Closes the open charges of a purchase that nobody is to pay any more, with every boleto of a carnê. */
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
 * Cancels replaced charges, withdrawn boletos and cards taken back at the banks, of one purchase or of all;
 * until then their money would be given back or count (PURCHASE-20). What fails is tried again
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

/**
 * Cancels the tries with cards that were taken back. One that was approved a moment before is paid: its money
 * is kept note of here, and a job lets it count or go back.
 */
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
 * Asks the banks to take no money for a purchase any more. A charge that couldn't be stopped does no harm:
 * its payment would be given back. Never rejects for the bank.
 */
export async function stopCharges(db: Database, payments: Payments, codigo: string): Promise<void> {
  const charges = await listCharges(db, codigo);
  // Replaced ones are told of until the bank takes notice, below and by a job.
  const open = charges.filter(
    ({ status, forma }) => (status === 'ATIVA' || status === 'EXPIRADA') && forma === 'pix',
  );
  await Promise.allSettled([
    ...open.map((charge) => takerOf(payments, charge)?.cancelCharge(charge.txid)),
    cancelClosedCharges(db, payments, codigo),
  ]);
}
