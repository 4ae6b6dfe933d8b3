import * as v from 'valibot';

/**
 * Body of every failed backend call (ERROR-1). `codigo` is stable and upper-case, `mensagem` is
 * Portuguese for the person, `campos` maps a field to its messages. A backend may send it with HTTP 200.
 */
export const errorBodySchema = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  codigo: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/)),
  mensagem: v.string(),
  campos: v.optional(v.record(v.string(), v.array(v.string()))),
});

/** See {@link errorBodySchema}. */
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
