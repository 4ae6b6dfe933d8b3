import { useState } from 'react';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';

export function useToday(): CalendarDay {
  const [today] = useState(() => calendarDay(new Date()));
  return today;
}
