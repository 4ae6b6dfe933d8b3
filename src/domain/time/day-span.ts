import type { CalendarDay } from './calendar-day.ts';
import { addDays, calendarDay, startOfDay } from './dates.ts';

interface Span {
  start: Date;
  /** The first instant after it. */
  end: Date;
}

/** The last day of what ends at an instant: what ends with a day ends at the first instant of the next. */
export const lastDayOf = (end: Date): CalendarDay => calendarDay(new Date(end.getTime() - 1));

/** From the beginning of one day to the end of another. An end of `before` on the same day keeps its hour. */
export function spanOfDays(first: CalendarDay, last: CalendarDay, before?: Span): Span {
  return {
    start: before && first === calendarDay(before.start) ? before.start : startOfDay(first),
    end: before && last === lastDayOf(before.end) ? before.end : startOfDay(addDays(last, 1)),
  };
}

/** The span until `now`; of one that hasn't begun, no moment is left. */
export const endSpanNow = ({ start }: Pick<Span, 'start'>, now: Date): Span => ({
  start: start < now ? start : new Date(now.getTime() - 1),
  end: now,
});
