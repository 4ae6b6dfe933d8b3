import type { CalendarDay } from './calendar-day.ts';
import { calendarDay, SHOP_TIME_ZONE } from './dates.ts';

/** Every clock of Brazil, as IBGE's list names them. */
export const timeZones = [
  SHOP_TIME_ZONE,
  'America/Porto_Velho',
  'America/Rio_Branco',
  'America/Noronha',
] as const;
export type TimeZone = (typeof timeZones)[number];

const HOUR_MS = 3_600_000;
/** Hours behind UTC that a clock of Brazil has been. */
const offsets = [1, 2, 3, 4, 5];

const clocks = new Map<TimeZone, Intl.DateTimeFormat>();

/** The calendar day at a place of that zone. */
export function localDay(instant: Date, zone: TimeZone): CalendarDay {
  if (zone === SHOP_TIME_ZONE) return calendarDay(instant);
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
    clocks.set(zone, clock);
  }
  return clock.format(instant);
}

/** The first instant of a day at a place of that zone. */
export function startOfLocalDay(day: CalendarDay, zone: TimeZone): Date {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  const hours =
    offsets.find((offset) => localDay(new Date(utcMidnight + offset * HOUR_MS), zone) === day) ?? 0;
  return new Date(utcMidnight + hours * HOUR_MS);
}

/** A day and an hour there as ISO 8601 with the offset from UTC: '2027-01-11T18:30:00-04:00'. */
export function localInstant(day: CalendarDay, time: string, zone: TimeZone): string {
  return `${day}T${time}:00${offsetOf(day, zone)}`;
}

/** '-04:00' on that day. */
export function offsetOf(day: CalendarDay, zone: TimeZone): string {
  const hours = (startOfLocalDay(day, zone).getTime() - Date.parse(`${day}T00:00:00Z`)) / HOUR_MS;
  return `-${String(hours).padStart(2, '0')}:00`;
}
