import * as v from 'valibot';
import { quotaExemptions, type QuotaExemption } from '#/domain/community/apprentice-quota.ts';

const exemption = v.picklist(quotaExemptions);

export const companiesSearchSchema = v.object({
  enviado: v.optional(v.fallback(v.optional(v.literal('sim')), undefined)),
  funcoes: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(20))), undefined)),
  porte: v.optional(v.fallback(v.optional(exemption), undefined)),
});

export function readExemption(text: string): QuotaExemption {
  return v.is(exemption, text) ? text : 'nenhuma';
}
