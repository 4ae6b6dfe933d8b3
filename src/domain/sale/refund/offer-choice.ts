import { addDays, calendarDay, startOfDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

/** Days to choose another offer or the refund (REFUND-9). */
export const CHOICE_DAYS = 7;
/** Days before its end at which a choice that wasn't made is reminded of, once. */
export const CHOICE_REMINDER_DAYS = 4;

export function choiceEnd(now: Date): Date {
  return startOfDay(addDays(calendarDay(now), CHOICE_DAYS + 1));
}

/** The last whole day before an instant. */
export function lastDayOfChoice(end: Date): CalendarDay {
  return calendarDay(new Date(end.getTime() - 1));
}

/** Integer cents; one of the two is zero. `credit` was paid and not refunded. */
export function priceDifference(total: number, credit: number): { toPay: number; toGiveBack: number } {
  return { toPay: Math.max(0, total - credit), toGiveBack: Math.max(0, credit - total) };
}
