import type { Database } from '#/backend/db/database.ts';
import { passSeatsOn } from '#/backend/modules/seats/pass-seat-on.ts';
import { freeCouponUse } from '../orders/coupon/coupon-repository.ts';
import { moveLockedPurchase } from '../orders/purchase/move-purchase.ts';
import type { PurchaseRow } from '../orders/purchase/purchase-repository.ts';

/**
 * Frees seat and coupon of a paid purchase whose money is being refunded, or is (`ESTORNADA`). Call it in a
 * transaction that has the row locked.
 */
export async function endPaidEnrolment(
  tx: Database,
  purchase: PurchaseRow,
  detail: string,
  now: Date,
  { to = 'ARREPENDIDA', set = {} }: { to?: 'ARREPENDIDA' | 'ESTORNADA'; set?: Partial<PurchaseRow> } = {},
): Promise<PurchaseRow> {
  const ended = await moveLockedPurchase(tx, purchase, to, now, { detail, set });
  await freeCouponUse(tx, purchase.codigo);
  await passSeatsOn(tx, { offerId: purchase.id_oferta, seats: purchase.vagas }, now);
  return ended;
}
