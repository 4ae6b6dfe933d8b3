import type { Logger } from 'pino';
import type { Database } from '#/backend/db/database.ts';
import { throwFailures } from '#/backend/one-by-one.ts';
import { type Payments, providerOf, takerOf } from '#/backend/payments/payment-provider.ts';
import { registerBoletos } from '../boleto/open-boletos.ts';
import { applyWaitingPayments } from '../apply-payment.ts';
import { askAboutBill } from '#/backend/modules/charges/ask-provider.ts';
import { findCharge } from '#/backend/modules/charges/charge-repository.ts';
import { registerCharge } from '../pix/pix-charge.ts';
import { type BillToCheck, listBillsToCheck, markBillChecked } from './reconcile-repository.ts';

/** Few enough that providers which never respond end a run within a job's limit. */
const BATCH = 50;
const FAILURES = 3;

export interface Repaired {
  pagamentos: number;
  registradas: number;
  canceladas: number;
}

/**
 * Fetches the state of charges with a missing webhook, a timed-out call or a dead instance; stores and
 * applies payments, registers, closes, and logs the counts (LEDGER-8). Safe on several instances.
 * @throws once the others are done, what could not be asked
 */
export async function reconcilePayments(db: Database, payments: Payments, log: Logger): Promise<Repaired> {
  const repaired: Repaired = { pagamentos: 0, registradas: 0, canceladas: 0 };
  const failures: unknown[] = [];
  for (const bill of await listBillsToCheck(db, payments.now, BATCH)) {
    if (failures.length >= FAILURES) break;
    await reconcileBill(db, payments, bill, repaired).catch((error: unknown) => failures.push(error));
  }
  await applyWaitingPayments(db, payments).catch((error: unknown) => failures.push(error));
  if (Object.values(repaired).some((count) => count > 0)) log.warn(repaired, 'reconciled with the providers');
  throwFailures(failures, 'charges could not be reconciled');
  return repaired;
}

async function reconcileBill(
  db: Database,
  payments: Payments,
  bill: BillToCheck,
  repaired: Repaired,
): Promise<void> {
  // Marked first, so that a failing provider doesn't block the others.
  await markBillChecked(db, bill, payments.now);
  const report = await askAboutBill(db, payments, bill);
  repaired.pagamentos += report?.found ?? 0;
  const taker = takerOf(payments, bill);
  if (bill.isOpen && !bill.isRegistered && taker === providerOf(payments, bill.forma)) {
    await register(db, payments, bill);
    repaired.registradas++;
  } else if (!bill.isOpen && report?.isOpen) {
    await taker?.cancelCharge(bill.reference);
    repaired.canceladas++;
  }
}

async function register(
  db: Database,
  { pix, boleto }: Payments,
  { txid, forma }: BillToCheck,
): Promise<void> {
  const charge = await findCharge(db, txid);
  if (!charge) return;
  if (forma === 'boleto') await registerBoletos(db, boleto, charge);
  else await registerCharge(db, pix, charge);
}
