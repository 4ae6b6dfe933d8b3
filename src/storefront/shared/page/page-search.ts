import * as v from 'valibot';

const pageSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(2),
  v.maxValue(10_000),
);

/** Search of a list with pages: `pagina` from the second on; anything else falls away and shows the first. */
export const pageSearchSchema = v.object({
  pagina: v.optional(v.fallback(v.optional(pageSchema), undefined)),
});
