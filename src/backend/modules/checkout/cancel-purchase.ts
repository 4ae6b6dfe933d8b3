import type { Database } from '#/backend/db/database.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { endHold } from '../charges/end-hold.ts';
import { requireSeenPurchase } from '../orders/purchase/find-purchase.ts';
import { isWaiting, stateAt } from '#/backend/modules/seats/hold.ts';
import { notCancellable } from '../orders/purchase-errors.ts';
import { lockPurchase, type PurchaseRow } from '../orders/purchase/purchase-repository.ts';
import { stopCharges } from '../charges/close-charges.ts';

/** Cancels before payment and frees the seat. Idempotent. @throws 404, 409 `COMPRA_NAO_CANCELAVEL` */
export async function cancelPurchase(
  db: Database,
  payments: Payments,
  personId: number,
  codigo: string,
): Promise<PurchaseRow> {
  const { now } = payments;
  await requireSeenPurchase(db, personId, codigo);
  const cancelled = await db.transaction(async (tx) => {
    const purchase = (await lockPurchase(tx, codigo))!;
    if (purchase.estado === 'CANCELADA') return purchase;
    const state = stateAt(purchase, now);
    if (!isWaiting(state)) throw notCancellable(state);
    const ended = await endHold(tx, purchase, 'CANCELADA', now);
    if (!ended) throw notCancellable(state);
    return ended;
  });
  await stopCharges(db, payments, codigo);
  return cancelled;
}
