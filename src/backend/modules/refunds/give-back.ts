import type { Database } from '#/backend/db/database.ts';
import { withdrawBills } from '../charges/close-charges.ts';
import { listPaid } from './list-paid.ts';
import { findLeft, requestRefund } from './request-refund.ts';

/**
 * Requests refunds of all that was paid, and closes what is open (REFUND-3). Returns the cents. Call it with
 * the purchase locked; stop its charges and send the refunds afterwards.
 */
export async function giveBack(tx: Database, codigo: string, motivo: string, now: Date): Promise<number> {
  let cents = 0;
  for (const payment of await listPaid(tx, codigo)) {
    cents += await requestRefund(tx, codigo, payment, motivo, now);
  }
  await withdrawBills(tx, codigo);
  return cents;
}

/** The cents that {@link giveBack} would ask for now. */
export async function sumLeftToGiveBack(db: Database, codigo: string): Promise<number> {
  let cents = 0;
  for (const payment of await listPaid(db, codigo)) cents += (await findLeft(db, payment)).left;
  return cents;
}
