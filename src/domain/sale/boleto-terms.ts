import { addBusinessDays, nextBusinessDay } from '../time/business-days.ts';
import { addDays, addMonths, daysBetween, SHOP_TIME_ZONE, startOfDay } from '../time/dates.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { startOfLocalDay, type TimeZone } from '../time/local-time.ts';

/** Business days until the first boleto of a purchase falls due, and how long the seat waits after that. */
const DAYS_TO_PAY = 3;
const DAYS_OF_GRACE = 3;
export const BOLETO_RENEWALS = 3;

/**
 * When the first boleto of a purchase falls due: 3 business days after it was made, however late boleto
 * is chosen, so that no change of method holds a seat for longer (BOLETO-2).
 */
export function firstBoletoDue(bought: CalendarDay): CalendarDay {
  return addBusinessDays(bought, DAYS_TO_PAY);
}

/** When the boletos of a carnê fall due: one a month, on business days (BOLETO-4). */
export function carneDueDays(first: CalendarDay, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, month) => nextBusinessDay(addMonths(first, month)));
}

/** The end of the third business day after a due day: until then the seat waits (BOLETO-3). */
export function boletoHoldEnd(due: CalendarDay): Date {
  return startOfDay(addDays(addBusinessDays(due, DAYS_OF_GRACE), 1));
}

export interface OfferStart {
  data_inicio: CalendarDay;
  /** Brasília's when left out. */
  fuso?: TimeZone;
}

/** The seat is paid or free again by the first lesson, where that is held (BOLETO-10). */
export function boletoEndsInTime(
  bought: CalendarDay,
  { data_inicio, fuso = SHOP_TIME_ZONE }: OfferStart,
): boolean {
  return boletoHoldEnd(firstBoletoDue(bought)) <= startOfLocalDay(data_inicio, fuso);
}

/** When a boleto that is renewed today falls due: the next business day (BOLETO-6). */
export function renewedDue(today: CalendarDay): CalendarDay {
  return addBusinessDays(today, 1);
}

/** True once banks take a boleto no more: the day after the due day, or after the next business day. */
export function isOverdue(due: CalendarDay, today: CalendarDay): boolean {
  return nextBusinessDay(due) < today;
}

/**
 * Fine of 2 % and interest of 1 % a month by the day, of the original value, rounded to integer cents
 * (BOLETO-6).
 */
export function lateCharges(
  cents: number,
  due: CalendarDay,
  paid: CalendarDay,
): { fee: number; interest: number; total: number } {
  const days = Math.max(0, daysBetween(due, paid));
  if (days === 0) return { fee: 0, interest: 0, total: cents };
  const fee = Math.round(cents / 50);
  const interest = Math.round((cents * days) / 3000);
  return { fee, interest, total: cents + fee + interest };
}
