import * as v from 'valibot';

/** A calendar day 'YYYY-MM-DD' without time or zone: the form of the wire and the database. */
export type CalendarDay = string;

export const SHOP_TIME_ZONE = 'America/Sao_Paulo';

export const MONTH_ABBREVIATIONS: readonly string[] = 'jan fev mar abr mai jun jul ago set out nov dez'.split(
  ' ',
);

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
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

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

/** True for a day that exists: 2024-02-29 but not 2023-02-29. */
export function isCalendarDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

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

/** 'segunda-feira' and so on. */
export function weekdayName(day: CalendarDay): string {
  return WEEKDAY_NAMES[weekday(day)] ?? '';
}

/** '2026-11-21' → '21/nov/2026': DD/MM/YYYY with the Portuguese month abbreviation (TEXT-2). */
export function formatDay(day: CalendarDay): string {
  assertDay(day);
  return `${day.slice(8)}/${MONTH_ABBREVIATIONS[Number(day.slice(5, 7)) - 1]}/${day.slice(0, 4)}`;
}

/** An instant as '21/nov/2026 às 14:30' in America/Sao_Paulo. */
export function formatInstant(instant: Date): string {
  const { hour, minute } = shopParts(instant);
  return `${formatDay(calendarDay(instant))} às ${hour}:${minute}`;
}

/** Until when, for people: midnight is 'o fim de 20/nov/2026', not the first minute of the day after. */
export function formatDeadline(instant: Date): string {
  const day = calendarDay(instant);
  const isMidnight = startOfDay(day).getTime() === instant.getTime();
  return isMidnight ? `o fim de ${formatDay(addDays(day, -1))}` : formatInstant(instant);
}

/** '21/11/2026' → '2026-11-21', undefined unless it is a day that exists. */
export function parseDay(text: string): CalendarDay | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const day = match ? `${match[3]}-${match[2]}-${match[1]}` : '';
  return isCalendarDay(day) ? day : undefined;
}

function toUtcMs(day: CalendarDay): number {
  assertDay(day);
  return Date.parse(`${day}T00:00:00Z`);
}

function assertDay(day: CalendarDay): void {
  if (!isCalendarDay(day)) throw new RangeError(`not a calendar day: ${day}`);
}

function shopParts(instant: Date): Record<Intl.DateTimeFormatPartTypes, string> {
  const parts = SHOP_CLOCK.formatToParts(instant).map((part) => [part.type, part.value]);
  return Object.fromEntries(parts) as Record<Intl.DateTimeFormatPartTypes, string>;
}
