import type { Database } from '#/backend/db/database.ts';
import { withdrawBills } from '../charges/close-charges.ts';
import { listPaid } from './list-paid.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Requests that all that was paid of a purchase, and hasn't gone back, goes back; nobody is to pay what is
 * still open of it (REFUND-3). Returns how many cents go back in all. Call it in a transaction that has the
 * purchase locked, and afterwards stop its charges and send the refunds.
 */
export async function giveBack(tx: Database, codigo: string, motivo: string, now: Date): Promise<number> {
  let cents = 0;
  for (const payment of await listPaid(tx, codigo)) {
    cents += await requestRefund(tx, codigo, payment, motivo, now);
  }
  await withdrawBills(tx, codigo);
  return cents;
}
