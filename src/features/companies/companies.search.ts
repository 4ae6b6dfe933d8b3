import * as v from 'valibot';

/** Search of the page: `enviado` after a form that was sent without JavaScript. */
export const companiesSearchSchema = v.object({
  enviado: v.optional(v.fallback(v.optional(v.literal('sim')), undefined)),
});
