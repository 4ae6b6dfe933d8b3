import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { passSeatOn } from '#/backend/modules/seats/pass-seat-on.ts';
import { freeCouponUse } from '../coupon/coupon-repository.ts';
import { movePurchase } from './move-purchase.ts';
import { endChargeAt } from '../charge/charge-repository.ts';
import { closeCharges } from '../charge/close-charges.ts';
import { findBill } from '../charge/bill.ts';
import { isDue, isWaiting } from '#/backend/modules/seats/hold.ts';
import {
  listDueHolds,
  lockDuePurchase,
  lockPurchase,
  updatePurchaseIn,
  type HoldScope,
  type PurchaseRow,
} from './purchase-repository.ts';

const batchSize = 200;

/**
 * Ends a hold before payment: gives seat and coupon back and closes the charges, exactly once, since all
 * hangs on the one conditional UPDATE of the purchase. Undefined when the purchase had moved on. Call it
 * in a transaction.
 */
export async function endHold(
  db: Database,
  purchase: PurchaseRow,
  to: 'EXPIRADA' | 'CANCELADA',
  at: Date,
): Promise<PurchaseRow | undefined> {
  const ended = await movePurchase(db, purchase, to, at);
  if (!ended) return undefined;
  await closeCharges(db, purchase.codigo, 'expire');
  await freeCouponUse(db, purchase.codigo);
  await passSeatOn(db, purchase.id_oferta, at);
  return ended;
}

/** Ends one hold if its time is over. */
export async function expireHold(db: Database, codigo: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, codigo);
    if (!purchase || !isDue(purchase, now)) return false;
    return (await endHold(tx, purchase, 'EXPIRADA', now)) !== undefined;
  });
}

/**
 * Ends the hold of a charge at once, as if its time had run out; does nothing when the purchase
 * waits no more.
 */
export async function expireCharge(db: Database, txid: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const bill = await findBill(tx, txid);
    const purchase = bill && (await lockPurchase(tx, bill.charge.codigo_compra));
    if (!purchase || bill.charge.status !== 'ATIVA' || !isWaiting(purchase.estado)) return;
    await endChargeAt(tx, purchase.codigo, now);
    if (purchase.reserva_expira_em > now) {
      await updatePurchaseIn(tx, purchase.codigo, purchase.estado, { reserva_expira_em: now });
    }
    await endHold(tx, purchase, 'EXPIRADA', now);
  });
}

/**
 * Ends every hold whose time is over, of all or within a scope, and returns how many. Holds that another
 * transaction works on are left to it, so any number of instances may run this at once. Each ends in a
 * transaction of its own: never call it within one, whose locks would come in the wrong order.
 */
export async function expireDueHolds(db: Database, now: Date, scope: HoldScope = {}): Promise<number> {
  let expired = 0;
  const stuckOffers: number[] = [];
  const failures: unknown[] = [];
  for (;;) {
    const due = await listDueHolds(db, now, batchSize, scope, stuckOffers);
    const worked = await workOneByOne(
      due,
      (hold) => hold.id_oferta,
      ({ codigo }) => expireIfFree(db, codigo, now),
    );
    expired += worked.done;
    stuckOffers.push(...worked.failedKeys);
    failures.push(...worked.failures);
    if (due.length < batchSize || (worked.done === 0 && worked.failedKeys.length === 0)) break;
  }
  throwFailures(failures, 'holds could not be ended');
  return expired;
}

async function expireIfFree(db: Database, codigo: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const purchase = await lockDuePurchase(tx, codigo, now);
    return purchase !== undefined && (await endHold(tx, purchase, 'EXPIRADA', now)) !== undefined;
  });
}
