import { type CalendarDay, isCalendarDay } from '../time/calendar-day.ts';
import { REQUIRED_MESSAGE, requiredThat } from '../text/required.ts';
import { MIN_LENGTH_MESSAGE } from '../text/text-rules.ts';

/** The enrolment form's birth date, as typed (FORM-7). */
export interface BirthDateFields {
  day: string;
  month: string;
  year: string;
}

const FIRST_YEAR = 1900;
/** The generic message of the year rule (FORM-6). */
const YEAR_MESSAGE = 'Informe um ano válido';
const YEAR_DIGITS_MESSAGE = 'O ano deve conter 4 dígitos';
const BIRTH_DATE_MESSAGE = 'Informe uma data válida';

/** FORM-6; undefined for 4 digits from 1900 to the current year. */
export function findYearError(text: string, currentYear: number): string | undefined {
  if (/[^\d]/.test(text)) return YEAR_MESSAGE;
  if (text.length !== 4) return YEAR_DIGITS_MESSAGE;
  const year = Number(text);
  if (year < FIRST_YEAR || year > currentYear) return `${YEAR_MESSAGE} entre ${FIRST_YEAR} e ${currentYear}`;
  return undefined;
}

/** Undefined for an existing day since 1900 that is not after today. */
export function findBirthDateError(fields: BirthDateFields, today: CalendarDay): string | undefined {
  const parts = [fields.day, fields.month, fields.year];
  if (!parts.some(Boolean)) return REQUIRED_MESSAGE;
  if (!parts.every(Boolean)) return MIN_LENGTH_MESSAGE;
  const problem = findYearError(fields.year, Number(today.slice(0, 4)));
  if (problem) return problem;
  const day = joinBirthDate(fields);
  return day && day <= today ? undefined : BIRTH_DATE_MESSAGE;
}

/**
 * {day, month, year} as the stored year-month-day; undefined unless such a day exists. '5' and '05'
 * are the same.
 */
export function joinBirthDate({ day, month, year }: BirthDateFields): CalendarDay | undefined {
  const joined = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(joined) ? joined : undefined;
}

/** The stored year-month-day split back; empty fields for anything else. */
export function splitBirthDate(stored: CalendarDay): BirthDateFields {
  if (!isCalendarDay(stored)) return { day: '', month: '', year: '' };
  return { day: stored.slice(8), month: stored.slice(5, 7), year: stored.slice(0, 4) };
}

/**
 * The stored year-month-day on the wire; whether it is a birth date depends on today, and is for
 * `findBirthDateError` to say.
 */
export const birthDateSchema = requiredThat(isCalendarDay, BIRTH_DATE_MESSAGE);

/** Full years on a day; 29 February counts from 1 March. */
export function ageOn(born: CalendarDay, day: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

// PURCHASE-7
export function isAdultOn(born: CalendarDay, day: CalendarDay): boolean {
  return ageOn(born, day) >= 18;
}
