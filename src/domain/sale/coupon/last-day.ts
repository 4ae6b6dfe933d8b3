import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { calendarDay } from '#/domain/time/dates.ts';

/** The last day of what ends at an instant: what ends with a day ends at the first instant of the next. */
export const lastDayOf = (end: Date): CalendarDay => calendarDay(new Date(end.getTime() - 1));
