import * as v from 'valibot';
import { assertDay, type CalendarDay, formatDay, isCalendarDay } from './calendar-day.ts';

export const SHOP_TIME_ZONE = 'America/Sao_Paulo';

/** From Sunday, so that the number of `weekday` is the index. */
export const WEEKDAY_NAMES: readonly string[] = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];

const DAY_MS = 86_400_000;

const SHOP_CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export const calendarDaySchema = v.pipe(v.string(), v.check(isCalendarDay, 'Informe uma data válida'));

/** The calendar day in America/Sao_Paulo at an instant (TEXT-8). */
export function calendarDay(instant: Date): CalendarDay {
  const { year, month, day } = shopParts(instant);
  return `${year}-${month}-${day}`;
}

/** The first instant of a day in America/Sao_Paulo. Days of a change to summer time began at 01:00. */
export function startOfDay(day: CalendarDay): Date {
  const utcMidnight = toUtcMs(day);
  const inSummerTime = new Date(utcMidnight + 2 * 3_600_000);
  return calendarDay(inSummerTime) === day ? inSummerTime : new Date(utcMidnight + 3 * 3_600_000);
}

/** The day some days later, or earlier with a negative count. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(toUtcMs(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The same day some months later, cut to the last day of a shorter month: 31 January plus 1 is 28
 * or 29 February.
 */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(toUtcMs(day));
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}

/** Days from one day to another; negative when the other is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (toUtcMs(to) - toUtcMs(from)) / DAY_MS;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: CalendarDay): number {
  return new Date(toUtcMs(day)).getUTCDay();
}

export function weekdayName(day: CalendarDay): string {
  return WEEKDAY_NAMES[weekday(day)] ?? '';
}

/** An instant as '21/nov/2026 às 14:30' in America/Sao_Paulo. */
export function formatInstant(instant: Date): string {
  const { hour, minute } = shopParts(instant);
  return `${formatDay(calendarDay(instant))} às ${hour}:${minute}`;
}

/** '21/nov/2026 às 14:30 (horário de Brasília)'. Midnight is 'o fim de 20/nov/2026' (TEXT-18). */
export function formatDeadline(instant: Date): string {
  const day = calendarDay(instant);
  const isMidnight = startOfDay(day).getTime() === instant.getTime();
  return isMidnight
    ? `o fim de ${formatDay(addDays(day, -1))}`
    : `${formatInstant(instant)} (horário de Brasília)`;
}

function toUtcMs(day: CalendarDay): number {
  assertDay(day);
  return Date.parse(`${day}T00:00:00Z`);
}

type ShopParts = Record<Intl.DateTimeFormatPartTypes, string>;

/** Cached by UTC minute: a course formats a dozen instants of few minutes. */
const knownParts = new Map<number, ShopParts>();
const mostKnownParts = 500;

function shopParts(instant: Date): ShopParts {
  const minute = Math.floor(instant.getTime() / 60_000);
  const known = knownParts.get(minute);
  if (known) return known;
  const parts = SHOP_CLOCK.formatToParts(instant).map((part) => [part.type, part.value]);
  const made = Object.fromEntries(parts) as ShopParts;
  if (knownParts.size >= mostKnownParts) knownParts.clear();
  knownParts.set(minute, made);
  return made;
}
