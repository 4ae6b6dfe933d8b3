import * as v from 'valibot';

export const newsletterLinkSearchSchema = v.object({
  token: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))), undefined)),
});
