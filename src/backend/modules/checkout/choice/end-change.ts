import type { Database } from '#/backend/db/database.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { passSeatOn } from '#/backend/modules/seats/pass-seat-on.ts';
import { listOpenBills } from '#/backend/modules/charges/charge-repository.ts';
import { closeCharges } from '#/backend/modules/charges/close-charges.ts';
import { hasPendingPayment } from '#/backend/modules/charges/payment-event-repository.ts';
import { askBeforeEnd } from '#/backend/modules/charges/ask-before-end.ts';
import { freeCouponUse } from '#/backend/modules/orders/coupon/coupon-repository.ts';
import { lockPurchase, type PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import {
  finishChange,
  listDeadChanges,
  listOpenChanges,
} from '#/backend/modules/charges/choice-repository.ts';

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

/**
 * Ends the moves whose difference wasn't paid in time, or whose class was cancelled, of all or of one
 * purchase, and returns how many. Of a class that still is the bank is asked first, as before a hold ends
 * (PIX-11): what was paid in time is kept, and its move left to whoever applies it. Never call it within a
 * transaction.
 */
export async function endDeadChanges(db: Database, payments: Payments, codigo?: string): Promise<number> {
  const { now } = payments;
  const dead = await listDeadChanges(db, now, batchSize, codigo);
  const due = dead.filter(({ isCancelled }) => !isCancelled);
  const bills = await listOpenBills(
    db,
    due.map(({ codigo_compra }) => codigo_compra),
  );
  const holds = due.map((change) => ({ codigo: change.codigo_compra, reserva_expira_em: change.expira_em }));
  const waiting = await askBeforeEnd(db, payments, holds, bills);
  const { done, failures } = await workOneByOne(
    dead.filter(({ codigo_compra }) => !waiting.has(codigo_compra)),
    ({ txid }) => txid,
    ({ codigo_compra, expira_em, isCancelled }) =>
      db.transaction(async (tx) => {
        const purchase = await lockPurchase(tx, codigo_compra);
        if (!purchase) return false;
        if (!isCancelled && (await hasPendingPayment(tx, codigo_compra, expira_em))) return false;
        return endOpenChange(tx, purchase, now);
      }),
  );
  throwFailures(failures, 'moves to another class could not be ended');
  return done;
}
