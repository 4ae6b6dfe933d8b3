import * as v from 'valibot';

export const recoverySearchSchema = v.object({
  redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)),
});
