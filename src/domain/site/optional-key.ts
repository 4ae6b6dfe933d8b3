import * as v from 'valibot';

/** An invalid value counts as absent, so that a truncated link still opens the page. */
export const optionalKey = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined as never));
