import * as v from 'valibot';
import { accountSections } from './account-sections.ts';

/** Search of the account page: the section that is open. */
export const accountSearchSchema = v.object({
  secao: v.optional(v.fallback(v.optional(v.picklist(accountSections.map(([id]) => id))), undefined)),
});
