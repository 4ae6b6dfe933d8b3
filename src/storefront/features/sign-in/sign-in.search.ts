import * as v from 'valibot';

export const authenticationSearchSchema = v.object({
  redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)),
  register: v.optional(v.fallback(v.optional(v.unknown()), undefined)),
  conta: v.optional(v.fallback(v.optional(v.picklist(['excluida', 'saiu'])), undefined)),
});
