import * as v from 'valibot';

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** Search of the checkout: the coupon in use, and `?register` where a visitor makes an account. */
export const checkoutSearchSchema = v.object({
  cupom: optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.nonEmpty(), v.maxLength(20))),
  register: optional(v.unknown()),
});
