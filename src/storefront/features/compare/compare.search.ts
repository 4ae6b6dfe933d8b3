import * as v from 'valibot';
import { isComparedEntry, readComparedEntries } from '#/domain/catalogue/compare/compared-entry.ts';
import { optionalKey } from '#/domain/site/optional-key.ts';

/** Each once, three at most; those that can't be read are dropped. */
const entries = v.pipe(
  v.custom<string | number | readonly (string | number)[]>(() => true),
  v.transform((value): string[] | undefined => {
    const read = readComparedEntries([value].flat());
    return read.length > 0 ? read : undefined;
  }),
);

const shortText = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));

/** What is compared, in the address alone. */
export const compareSearchSchema = v.object({
  curso: optionalKey(entries),
  /** One more than fit: it takes the place of another. */
  mais: optionalKey(v.pipe(v.string(), v.check(isComparedEntry))),
  /** Where distances are measured from: a CEP or a city. */
  onde: optionalKey(shortText(80)),
  /** Words to find another course by. */
  busca: optionalKey(shortText(120)),
});
export type CompareSearch = v.InferOutput<typeof compareSearchSchema>;
