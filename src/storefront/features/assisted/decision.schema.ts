import { REQUIRED_MESSAGE } from '#/domain/text/required.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface DecisionEntries {
  decisao: 'APROVADO' | 'RECUSADO';
  motivo: string;
  pede_motivo: boolean;
}

export function readDiscountDecision(data: FormData): DecisionEntries {
  return {
    decisao: data.get('decisao') === 'APROVADO' ? 'APROVADO' : 'RECUSADO',
    motivo: formText(data, 'motivo').trim(),
    pede_motivo: data.has('pede_motivo'),
  };
}

export function validateDiscountDecision({ decisao, motivo, pede_motivo }: DecisionEntries): FieldErrors {
  return { motivo: decisao === 'RECUSADO' && pede_motivo && motivo === '' ? REQUIRED_MESSAGE : undefined };
}
