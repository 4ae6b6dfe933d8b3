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
 * Ends the open move of a purchase: frees its seat and coupon, closes its charge. Call it with the purchase
 * locked, before anything that touches another offer.
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
 * Ends expired moves and those to cancelled offers, and returns how many. The provider is asked first
 * (PIX-11). Never call it within a transaction.
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
  throwFailures(failures, 'moves to another offer could not be ended');
  return done;
}
