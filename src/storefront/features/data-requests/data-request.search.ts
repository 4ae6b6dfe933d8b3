import * as v from 'valibot';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const dataRequestSearchSchema = v.object({
  ...pageSearchSchema.entries,
  situacao: optionalKey(v.literal('respondidas')),
});
export type DataRequestSearch = v.InferOutput<typeof dataRequestSearchSchema>;
