import { useState } from 'react';
import { calendarDay, type CalendarDay } from '#/domain/time/dates.ts';

/** The day a page was drawn on, which stays the same while it stands. */
export function useToday(): CalendarDay {
  const [today] = useState(() => calendarDay(new Date()));
  return today;
}
