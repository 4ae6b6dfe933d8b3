import * as v from 'valibot';

/** A version out of force; none is the one in force. */
export const versionSearchSchema = v.object({
  versao: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\d-]{4,20}$/))), undefined)),
});
