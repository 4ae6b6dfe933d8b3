import { addDays, calendarDay, startOfDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

/** Days in which who has paid and has no class chooses (REFUND-9). */
export const CHOICE_DAYS = 7;
/** Days before its end at which a choice that wasn't made is reminded of, once. */
export const CHOICE_REMINDER_DAYS = 4;

export function choiceEnd(now: Date): Date {
  return startOfDay(addDays(calendarDay(now), CHOICE_DAYS + 1));
}

/** The last day of a choice that ends at an instant: what people are told, as a day without an hour. */
export function lastDayOfChoice(end: Date): CalendarDay {
  return calendarDay(new Date(end.getTime() - 1));
}

/**
 * What a move to another class costs, in integer cents: one of the two is zero. `credit` is what was paid and
 * didn't go back.
 */
export function priceDifference(total: number, credit: number): { toPay: number; toGiveBack: number } {
  return { toPay: Math.max(0, total - credit), toGiveBack: Math.max(0, credit - total) };
}
