import { useState } from 'react';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

/** The day a page was drawn on, which stays the same while it stands. */
export function useToday(): CalendarDay {
  const [today] = useState(() => calendarDay(new Date()));
  return today;
}
