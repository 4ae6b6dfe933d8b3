import * as v from 'valibot';

/**
 * Search of the login page: where to go afterwards, `?register` for a new account, and what became of one.
 */
export const authenticationSearchSchema = v.object({
  redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)),
  register: v.optional(v.fallback(v.optional(v.unknown()), undefined)),
  conta: v.optional(v.fallback(v.optional(v.picklist(['excluida', 'saiu'])), undefined)),
});
