import * as v from 'valibot';

export const authenticationSearchSchema = v.object({
  redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)),
  register: v.optional(v.fallback(v.optional(v.unknown()), undefined)),
  conta: v.optional(v.fallback(v.optional(v.picklist(['excluida', 'saiu'])), undefined)),
  /** How a sign-in with the account of the school ended. */
  escola: v.optional(v.fallback(v.optional(v.string()), undefined)),
});
