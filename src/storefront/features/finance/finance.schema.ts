import * as v from 'valibot';
import { formText } from '#/storefront/forms/form-text.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { financeNoteSchema, type NotedMatterKind } from '#/domain/finance/finance-matter.ts';

export interface SettlementEntries {
  tipo: string;
  referencia: string;
  nota: string;
}

export function readSettlement(data: FormData): SettlementEntries {
  return {
    tipo: formText(data, 'tipo'),
    referencia: formText(data, 'referencia'),
    nota: formText(data, 'nota'),
  };
}

export function validateSettlement({ nota }: SettlementEntries): FieldErrors {
  return { nota: v.safeParse(financeNoteSchema, nota).issues?.[0].message };
}

export interface Settlement {
  tipo: NotedMatterKind;
  referencia: string;
  nota: string;
}

export function toSettlement({ tipo, referencia, nota }: SettlementEntries): Settlement {
  return { tipo: tipo as NotedMatterKind, referencia, nota };
}

export const settledText = 'Pendência marcada como resolvida';
