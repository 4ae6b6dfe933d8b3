import * as v from 'valibot';

/** Search of the pages that a link to a boleto leads to. */
export const boletoSearchSchema = v.object({
  v: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))), undefined)),
});
