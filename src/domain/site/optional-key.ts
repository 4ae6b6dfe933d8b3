import * as v from 'valibot';

/**
 * A key of an address that the page does without: what doesn't hold its schema counts as left out, so that a
 * link that was cut or mistyped still opens the page.
 */
export const optionalKey = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined as never));
