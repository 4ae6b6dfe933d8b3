import * as v from 'valibot';
import { optionalKey } from '#/domain/site/optional-key.ts';
import { auditedActs } from '#/domain/staff/audited-act.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';
import { pageSearchSchema } from '#/storefront/shared/page/page-search.ts';

export const auditSearchSchema = v.object({
  ...pageSearchSchema.entries,
  acao: optionalKey(v.picklist(auditedActs)),
  objeto: optionalKey(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))),
  de: optionalKey(calendarDaySchema),
  ate: optionalKey(calendarDaySchema),
});
export type AuditSearch = v.InferOutput<typeof auditSearchSchema>;
