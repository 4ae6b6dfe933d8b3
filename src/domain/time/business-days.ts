import { addDays, daysBetween, weekday } from './dates.ts';
import type { CalendarDay } from './calendar-day.ts';

const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '12-25',
]);
const MOVABLE_HOLIDAYS: ReadonlySet<number> = new Set([-48, -47, -2, 60]);

/** True for a day on which banks work: no weekend, no national holiday, no Carnival, no Corpus Christi. */
export function isBusinessDay(day: CalendarDay): boolean {
  const dayOfWeek = weekday(day);
  return dayOfWeek !== 0 && dayOfWeek !== 6 && !isBankHoliday(day);
}

/** True for a day on which Brazilian banks are closed by the calendar, whatever the weekday. */
export function isBankHoliday(day: CalendarDay): boolean {
  const year = Number(day.slice(0, 4));
  if (FIXED_HOLIDAYS.has(day.slice(5))) return true;
  if (day.endsWith('-11-20') && year >= 2024) return true; // Consciência Negra, Lei 14.759/2023
  return MOVABLE_HOLIDAYS.has(daysBetween(easter(year), day));
}

/**
 * The day so many business days later; a count of 0 gives the day itself, business day or not.
 * @throws RangeError below 0
 */
export function addBusinessDays(day: CalendarDay, count: number): CalendarDay {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`not a count of days: ${count}`);
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached)) left--;
  }
  return reached;
}

/** The day itself when banks work on it, else the next such day: a boleto due on a holiday is paid then. */
export function nextBusinessDay(day: CalendarDay): CalendarDay {
  return isBusinessDay(day) ? day : addBusinessDays(day, 1);
}

/** Easter Sunday of a Gregorian year (Meeus, Jones, Butcher). */
function easter(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const n = h + l - 7 * m;
  const month = Math.floor((n + 90) / 25);
  const date = (n + 33 * month + 19) % 32;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
