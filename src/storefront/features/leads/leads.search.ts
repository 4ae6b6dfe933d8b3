import * as v from 'valibot';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { leadKinds, leadStates } from '#/domain/lead/lead.ts';

export const leadsSearchSchema = v.object({
  ...pageSearchSchema.entries,
  tipo: optionalKey(v.picklist(leadKinds)),
  situacao: optionalKey(v.picklist(leadStates)),
});
export type LeadsSearch = v.InferOutput<typeof leadsSearchSchema>;
