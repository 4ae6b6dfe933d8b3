import { REQUIRED_MESSAGE } from '#/domain/text/required.ts';
import type { FieldProblems } from '#/storefront/forms/form-problems.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface DecisionEntries {
  decisao: 'APROVADO' | 'RECUSADO';
  motivo: string;
  pede_motivo: boolean;
}

export function readDecision(data: FormData): DecisionEntries {
  return {
    decisao: data.get('decisao') === 'APROVADO' ? 'APROVADO' : 'RECUSADO',
    motivo: formText(data, 'motivo').trim(),
    pede_motivo: data.has('pede_motivo'),
  };
}

export function findDecisionProblems({ decisao, motivo, pede_motivo }: DecisionEntries): FieldProblems {
  return { motivo: decisao === 'RECUSADO' && pede_motivo && motivo === '' ? REQUIRED_MESSAGE : undefined };
}
