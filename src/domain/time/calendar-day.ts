/** A calendar day 'YYYY-MM-DD' without time or zone: the form of the wire and the database. */
export type CalendarDay = string;

export const MONTH_ABBREVIATIONS: readonly string[] = 'jan fev mar abr mai jun jul ago set out nov dez'.split(
  ' ',
);

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists: 2024-02-29 but not 2023-02-29. */
export function isCalendarDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** '2026-11-21' → '21/nov/2026': DD/MM/YYYY with the Portuguese month abbreviation (TEXT-2). */
export function formatDay(day: CalendarDay): string {
  assertDay(day);
  return `${day.slice(8)}/${MONTH_ABBREVIATIONS[Number(day.slice(5, 7)) - 1]}/${day.slice(0, 4)}`;
}

/** '21/11/2026' → '2026-11-21', undefined unless it is a day that exists. */
export function parseDay(text: string): CalendarDay | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const day = match ? `${match[3]}-${match[2]}-${match[1]}` : '';
  return isCalendarDay(day) ? day : undefined;
}

/** @throws RangeError for an invalid {@link CalendarDay} */
export function assertDay(day: CalendarDay): void {
  if (!isCalendarDay(day)) throw new RangeError(`not a calendar day: ${day}`);
}
