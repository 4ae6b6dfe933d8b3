import * as v from 'valibot';
import { accountSections } from './account-sections.ts';

export const accountSearchSchema = v.object({
  secao: v.optional(v.fallback(v.optional(v.picklist(accountSections.map(([id]) => id))), undefined)),
});
