import * as v from 'valibot';

/** Search of the page of a forgotten password: where its visitor was on the way to. */
export const recoverySearchSchema = v.object({
  redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)),
});
