import * as v from 'valibot';

export const returnSearchSchema = v.object({
  redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

/** Search of the confirmation page: the token of the mail's link, and where to go afterwards. */
export const confirmEmailSearchSchema = v.object({
  token: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), undefined)),
  redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)),
});
