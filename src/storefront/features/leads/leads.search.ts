import * as v from 'valibot';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';
import { leadKinds, leadStates } from '#/domain/lead/lead.ts';

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

export const leadsSearchSchema = v.object({
  ...pageSearchSchema.entries,
  tipo: optional(v.picklist(leadKinds)),
  situacao: optional(v.picklist(leadStates)),
});
export type LeadsSearch = v.InferOutput<typeof leadsSearchSchema>;
