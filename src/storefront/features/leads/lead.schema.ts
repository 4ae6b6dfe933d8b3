import * as v from 'valibot';
import {
  LEAD_NOTE_LENGTH,
  leadKinds,
  leadStates,
  type LeadKind,
  type LeadState,
} from '#/domain/lead/lead.ts';
import { formatNumber } from '#/domain/text/number-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface LeadWork {
  tipo: LeadKind;
  id: number;
  situacao: LeadState;
  nota: string;
}

export function readLeadWork(data: FormData): LeadWork {
  const text = (name: string) => formText(data, name);
  return {
    tipo: v.parse(v.fallback(v.picklist(leadKinds), 'LIGACAO'), text('tipo')),
    id: Number(text('id')),
    situacao: v.parse(v.fallback(v.picklist(leadStates), 'EM_ATENDIMENTO'), text('situacao')),
    nota: text('nota').trim(),
  };
}

export function validateLead({ nota }: LeadWork): FieldErrors {
  return {
    nota:
      nota.length > LEAD_NOTE_LENGTH
        ? `A nota deve ter no máximo ${formatNumber(LEAD_NOTE_LENGTH)} caracteres`
        : undefined,
  };
}
