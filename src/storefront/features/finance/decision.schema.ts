import * as v from 'valibot';
import { financeNoteSchema } from '#/domain/finance/finance-matter.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface DecisionEntries {
  id: string;
  acao: string;
  recusa: string;
}

export const readFinanceDecision = (data: FormData): DecisionEntries => ({
  id: formText(data, 'id'),
  acao: formText(data, 'acao'),
  recusa: formText(data, 'recusa'),
});

export function validateFinanceDecision({ acao, recusa }: DecisionEntries): FieldErrors {
  if (acao !== 'recusar') return {};
  return { recusa: v.safeParse(financeNoteSchema, recusa).issues?.[0].message };
}
