import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { addDays, addMonths, weekday } from '#/domain/time/dates.ts';
import { type Weekday, weekdays } from '../offer-values.ts';

interface Lessons {
  data_inicio: CalendarDay;
  data_fim: CalendarDay;
  dias_semana: readonly Weekday[];
}

/** A month such as '2027-03'. */
export const monthOf = (day: CalendarDay): string => day.slice(0, 7);

/** The days of a month on which there is a lesson; holidays aren't known here. */
export function lessonDaysIn(month: string, { data_inicio, data_fim, dias_semana }: Lessons): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) {
    const name = weekdays[(weekday(day) + 6) % 7]!;
    if (day >= data_inicio && day <= data_fim && dias_semana.includes(name)) days.push(day);
  }
  return days;
}

/** The month that is asked for where there may be lessons in it; else the one of today, or the nearest. */
export function lessonMonth(wanted: string | undefined, today: CalendarDay, lessons: Lessons): string {
  const [first, last] = [monthOf(lessons.data_inicio), monthOf(lessons.data_fim)];
  const month = wanted ?? monthOf(today);
  return month < first ? first : month > last ? last : month;
}

/** The months before and after, where the offer has any. */
export function monthsBeside(month: string, { data_inicio, data_fim }: Lessons) {
  const first = `${month}-01`;
  const [before, after] = [monthOf(addDays(first, -1)), monthOf(addMonths(first, 1))];
  return {
    before: before >= monthOf(data_inicio) ? before : undefined,
    after: after <= monthOf(data_fim) ? after : undefined,
  };
}
