import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { type Payments, refundersOf } from '#/backend/payments/payment-provider.ts';
import { stopCharges } from '../charges/close-charges.ts';
import { keepMoney } from './keep-money.ts';
import { listMoneyToCheck, listReported, type MoneyToCheck } from './provider-move-repository.ts';

/** Few enough that providers which never respond end a run within a job's limit. */
const BATCH = 50;

/**
 * Fetches where the money of payments is that weren't checked for a day, and takes over changes (LEDGER-13).
 * Safe on several instances.
 * @throws once the others are done, what could not be asked
 */
export async function checkMoney(db: Database, payments: Payments): Promise<void> {
  const providers = [...new Set(refundersOf(payments).map(({ name }) => name))];
  const due = await listMoneyToCheck(db, providers, payments.now, BATCH);
  const { failures } = await workOneByOne(
    due,
    ({ endToEndId }) => endToEndId,
    async (payment) => {
      await checkMoneyOf(db, payments, payment);
      return true;
    },
  );
  throwFailures(failures, 'payments could not be checked');
}

export async function checkMoneyOf(
  db: Database,
  payments: Payments,
  { provedor, endToEndId }: MoneyToCheck,
): Promise<void> {
  const provider = refundersOf(payments).find(({ name }) => name === provedor);
  if (!provider) return;
  const readAt = payments.now;
  const report = await provider.findMoney(endToEndId);
  const ended = report && (await keepMoney(db, { provedor, endToEndId, readAt }, report));
  if (ended) await stopCharges(db, payments, ended);
}

export async function checkMoneyOfBill(db: Database, payments: Payments, reference: string): Promise<void> {
  for (const payment of await listReported(db, reference)) await checkMoneyOf(db, payments, payment);
}
