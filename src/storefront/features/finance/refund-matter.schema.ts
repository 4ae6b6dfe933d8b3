import * as v from 'valibot';
import { financeNoteSchema } from '#/domain/finance/finance-matter.ts';
import { receiptNumberSchema } from '#/domain/finance/refund-by-hand.ts';
import { isCalendarDay } from '#/domain/time/calendar-day.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import type { DecisionEntries } from './decision.schema.ts';

export interface ReceiptEntries {
  id: string;
  comprovante: string;
  pago_em: string;
  nota: string;
}

export function readReceipt(data: FormData): ReceiptEntries {
  return {
    id: formText(data, 'id'),
    comprovante: formText(data, 'comprovante'),
    pago_em: formText(data, 'pago_em').trim(),
    nota: formText(data, 'nota'),
  };
}

export function validateReceipt({ comprovante, pago_em, nota }: ReceiptEntries): FieldErrors {
  return {
    comprovante: v.safeParse(receiptNumberSchema, comprovante).issues?.[0].message,
    pago_em: isCalendarDay(pago_em) ? undefined : 'Informe o dia em que o dinheiro saiu.',
    nota: v.safeParse(financeNoteSchema, nota).issues?.[0].message,
  };
}

export const receiptRegisteredText = 'Comprovante registrado. Outra pessoa precisa conferir.';

export type ReceiptCheck = { id: string; aceito: true } | { id: string; aceito: false; recusa: string };

export const toCheck = ({ id, acao, recusa }: DecisionEntries): ReceiptCheck =>
  acao === 'recusar' ? { id, aceito: false, recusa } : { id, aceito: true };

export const receiptCheckedText = ({ aceito }: ReceiptCheck): string =>
  aceito ? 'Devolução conferida e concluída' : 'Comprovante recusado: a devolução volta a esperar';

export interface TargetEntries {
  id: string;
}

export const readTargetRequest = (data: FormData): TargetEntries => ({ id: formText(data, 'id') });

export const acceptAll = (): FieldErrors => ({});

export const targetAskedText = 'Pedimos outra chave ou conta ao comprador';
