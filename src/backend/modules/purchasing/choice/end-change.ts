import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { passSeatOn } from '#/backend/modules/seats/pass-seat-on.ts';
import { closeCharges } from '../charge/close-charges.ts';
import { freeCouponUse } from '../coupon/coupon-repository.ts';
import { lockPurchase, type PurchaseRow } from '../purchase/purchase-repository.ts';
import { finishChange, listDeadChanges, listOpenChanges } from '../charge/choice-repository.ts';

const batchSize = 50;

/**
 * Ends the open move of a purchase, if it has one: its seat and its coupon are free again, its charge is
 * closed. A cancelled class keeps the coupon's use until the money goes back. Call it in a transaction that
 * has the purchase locked, before anything that touches another offer.
 */
export async function endOpenChange(tx: Database, purchase: PurchaseRow, now: Date): Promise<boolean> {
  const [open] = await listOpenChanges(tx, [purchase.codigo]);
  if (!open || !(await finishChange(tx, open.txid, 'ENCERRADA'))) return false;
  await closeCharges(tx, purchase.codigo, 'replace');
  if (purchase.estado === 'PAGAMENTO_TARDIO') await freeCouponUse(tx, purchase.codigo);
  await passSeatOn(tx, open.id_oferta, now);
  return true;
}

/** Ends the moves whose difference wasn't paid in time, or whose class was cancelled; returns how many. */
export async function endDeadChanges(db: Database, now: Date): Promise<number> {
  const dead = await listDeadChanges(db, now, batchSize);
  const { done, failures } = await workOneByOne(
    dead,
    ({ txid }) => txid,
    ({ codigo_compra }) =>
      db.transaction(async (tx) => {
        const purchase = await lockPurchase(tx, codigo_compra);
        return purchase !== undefined && (await endOpenChange(tx, purchase, now));
      }),
  );
  throwFailures(failures, 'moves to another class could not be ended');
  return done;
}
