import * as v from 'valibot';
import { optionalKey } from '#/domain/site/optional-key.ts';

/** A CPF of digits alone arrives as a number. */
export const peopleSearchSchema = v.object({
  busca: optionalKey(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty(), v.maxLength(254)),
  ),
});
