import type { PublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import type { Database } from '#/backend/db/database.ts';
import { type CouponRow, findCoupon } from '../coupon/coupon-repository.ts';
import { couponUnknown, findCouponError } from './sale-price.ts';

/**
 * The coupon, good for the offer now. How often the person has used it is another question.
 * @throws what `refuse` makes of the reason
 */
export async function requireCoupon(
  db: Database,
  codigo: string,
  { sale, now, refuse }: { sale: PublishedOffer; now: Date; refuse: (message: string) => Error },
): Promise<CouponRow> {
  const coupon = await findCoupon(db, codigo);
  const problem = coupon ? findCouponError(coupon, sale, now) : couponUnknown;
  if (!coupon || problem) throw refuse(problem ?? couponUnknown);
  return coupon;
}
