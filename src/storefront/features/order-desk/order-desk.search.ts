import * as v from 'valibot';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

/** `busca` may be a CPF, so that no page but this one has it in its address. */
export const orderDeskSearchSchema = v.object({
  ...pageSearchSchema.entries,
  busca: optionalKey(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty(), v.maxLength(100)),
  ),
});
