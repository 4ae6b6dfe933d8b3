import * as v from 'valibot';
import { couponCodeSchema } from '#/domain/sale/coupon-code.ts';

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/**
 * Search of the checkout: the coupon in use, '' once it was taken out, and `?register` where a visitor makes
 * an account.
 */
export const checkoutSearchSchema = v.object({
  cupom: optional(v.union([v.literal(''), couponCodeSchema])),
  register: optional(v.unknown()),
});
