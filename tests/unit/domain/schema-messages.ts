import * as v from 'valibot';

/** The messages a schema gives for an input, in order; none when it accepts. */
export function messagesOf(schema: v.GenericSchema, input: unknown): string[] {
  return v.safeParse(schema, input).issues?.map((issue) => issue.message) ?? [];
}
