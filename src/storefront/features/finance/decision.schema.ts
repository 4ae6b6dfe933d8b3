import * as v from 'valibot';
import { financeNoteSchema } from '#/domain/finance/finance-matter.ts';
import type { FieldProblems } from '#/storefront/forms/form-problems.ts';
import { formText } from '#/storefront/forms/form-text.ts';

/** Of a form that approves, or refuses with a reason. */
export interface DecisionEntries {
  id: string;
  /** The button that was pressed; none while the form is only being filled in. */
  acao: string;
  recusa: string;
}

export const readDecision = (data: FormData): DecisionEntries => ({
  id: formText(data, 'id'),
  acao: formText(data, 'acao'),
  recusa: formText(data, 'recusa'),
});

/** Only a refusal needs a reason. */
export function findDecisionProblems({ acao, recusa }: DecisionEntries): FieldProblems {
  if (acao !== 'recusar') return {};
  return { recusa: v.safeParse(financeNoteSchema, recusa).issues?.[0].message };
}
