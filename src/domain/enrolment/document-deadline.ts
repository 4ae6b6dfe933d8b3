import { addDays } from '../time/dates.ts';
import type { CalendarDay } from '../time/calendar-day.ts';

/** Days in which documents are handed in, from the day on which a seat was held (ENROLMENT-19). */
const DAYS_TO_SEND = 7;
export const DOCUMENT_REMINDER_DAYS = 2;

/**
 * A week after the seat was held, and before the offer begins; never the same day, so that no seat is lost
 * overnight.
 */
export function documentDeadline(today: CalendarDay, offerStart: CalendarDay): CalendarDay {
  const week = addDays(today, DAYS_TO_SEND);
  const eve = addDays(offerStart, -1);
  const tomorrow = addDays(today, 1);
  const last = week < eve ? week : eve;
  return last > tomorrow ? last : tomorrow;
}
