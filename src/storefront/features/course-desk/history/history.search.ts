import * as v from 'valibot';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const historySearchSchema = v.object({
  ...pageSearchSchema.entries,
  turma: optionalKey(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1)),
  ),
});
export type HistorySearch = v.InferOutput<typeof historySearchSchema>;
