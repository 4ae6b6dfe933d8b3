import * as v from 'valibot';
import { INVOICE_LIMIT_MESSAGE, readInvoiceLimit } from '#/domain/company/invoice.ts';
import { financeNoteSchema } from '#/domain/finance/finance-matter.ts';
import { refusalSchema } from '#/domain/text/refusal.ts';
import { isCalendarDay } from '#/domain/time/calendar-day.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { formText } from '#/storefront/forms/form-text.ts';

export interface TransferEntries {
  codigo: string;
  recebido_em: string;
  nota: string;
}

export function readTransfer(data: FormData): TransferEntries {
  return {
    codigo: formText(data, 'codigo'),
    recebido_em: formText(data, 'recebido_em').trim(),
    nota: formText(data, 'nota'),
  };
}

export function validateTransfer({ recebido_em, nota }: TransferEntries): FieldErrors {
  return {
    recebido_em: isCalendarDay(recebido_em) ? undefined : 'Informe o dia em que o dinheiro chegou.',
    nota: v.safeParse(financeNoteSchema, nota).issues?.[0].message,
  };
}

export const transferNotedText = 'Fatura marcada como paga';

export interface TermsEntries {
  id_pessoa: string;
  cnpj: string;
  limite: string;
  acao: string;
}

export function readTerms(data: FormData): TermsEntries {
  const text = (name: string) => formText(data, name).trim();
  return { id_pessoa: text('id_pessoa'), cnpj: text('cnpj'), limite: text('limite'), acao: text('acao') };
}

export function validateTerms({ limite, acao }: TermsEntries): FieldErrors {
  if (acao === 'retirar') return {};
  return { limite: readInvoiceLimit(limite) === undefined ? INVOICE_LIMIT_MESSAGE : undefined };
}

export interface InvoiceTerms {
  id_pessoa: number;
  cnpj: string;
  limite: number | null;
}

export function toTerms({ id_pessoa, cnpj, limite, acao }: TermsEntries): InvoiceTerms {
  const limit = acao === 'retirar' ? null : (readInvoiceLimit(limite) ?? null);
  return { id_pessoa: Number(id_pessoa), cnpj, limite: limit };
}

export const termsSavedText = ({ limite }: Pick<InvoiceTerms, 'limite'>) =>
  limite === null ? 'Permissão de faturar retirada' : 'Limite de fatura salvo';

export interface RefusalEntries {
  id_pessoa: string;
  cnpj: string;
  motivo: string;
}

export function readRefusal(data: FormData): RefusalEntries {
  return {
    id_pessoa: formText(data, 'id_pessoa').trim(),
    cnpj: formText(data, 'cnpj').trim(),
    motivo: formText(data, 'motivo'),
  };
}

export function validateRefusal({ motivo }: RefusalEntries): FieldErrors {
  return { motivo: v.safeParse(refusalSchema, motivo).issues?.[0].message };
}

export interface InvoiceRefusal {
  id_pessoa: number;
  cnpj: string;
  motivo: string;
}

export const toRefusal = (entries: RefusalEntries): InvoiceRefusal => ({
  ...entries,
  id_pessoa: Number(entries.id_pessoa),
});

export const invoiceRefusedText = 'Pedido recusado';
