import * as v from 'valibot';
import { nextBusinessDay } from '../time/business-days.ts';
import { addDays, calendarDay } from '../time/dates.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { isOverdue } from '../sale/boleto-terms.ts';

/** How long a company that is trusted with it has to pay for its seats (COMPANY-8). */
export const INVOICE_DAYS = 30;

export const TRANSFER = 'transferencia';

export const invoiceStates = ['ABERTA', 'VENCIDA', 'PAGA'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceStateLabels: Readonly<Record<InvoiceState, string>> = {
  ABERTA: 'Em aberto',
  VENCIDA: 'Vencida',
  PAGA: 'Paga',
};

export const invoiceOfferings = ['DISPONIVEL', 'NAO_PERMITIDA', 'LIMITE', 'VENCIDA', 'INDISPONIVEL'] as const;
export type InvoiceOffering = (typeof invoiceOfferings)[number];

/** Days after a refusal before a company may ask again (COMPANY-11). */
const ASK_AGAIN_DAYS = 30;

export function askAgainFrom(refusedAt: Date): CalendarDay {
  return addDays(calendarDay(refusedAt), ASK_AGAIN_DAYS);
}

/** When an invoice of a day falls due: 30 days later, or the next day on which banks work. */
export function invoiceDue(today: CalendarDay): CalendarDay {
  return nextBusinessDay(addDays(today, INVOICE_DAYS));
}

export function invoiceState(due: CalendarDay, isPaid: boolean, today: CalendarDay): InvoiceState {
  if (isPaid) return 'PAGA';
  return isOverdue(due, today) ? 'VENCIDA' : 'ABERTA';
}

export const INVOICE_LIMIT_MESSAGE = 'Informe um limite de R$ 1 a R$ 10.000.000, sem centavos.';

export const invoiceLimitSchema = v.pipe(
  v.number(INVOICE_LIMIT_MESSAGE),
  v.integer(INVOICE_LIMIT_MESSAGE),
  v.minValue(1, INVOICE_LIMIT_MESSAGE),
  v.maxValue(10_000_000, INVOICE_LIMIT_MESSAGE),
);

/** Such as '5.000' or 'R$ 5000'; undefined for no number. */
export function readInvoiceLimit(text: string): number | undefined {
  const plain = text.replace(/^R\$/i, '').replaceAll(/[\s.]/g, '').replace(/,00$/, '');
  const limit = v.safeParse(invoiceLimitSchema, /^\d+$/.test(plain) ? Number(plain) : Number.NaN);
  return limit.success ? limit.output : undefined;
}
