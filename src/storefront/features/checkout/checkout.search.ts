import * as v from 'valibot';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { couponCodeSchema } from '#/domain/sale/coupon/coupon-code.ts';

/**
 * Search of the checkout: the coupon in use, '' once it was taken out, and `?register` where a visitor makes
 * an account.
 */
export const checkoutSearchSchema = v.object({
  cupom: optionalKey(v.union([v.literal(''), couponCodeSchema])),
  register: optionalKey(v.unknown()),
});
