import * as v from 'valibot';

export const boletoSearchSchema = v.object({
  v: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))), undefined)),
});
