import { refusedField } from '#/backend/http/backend-error.ts';
import { findBirthDateError, splitBirthDate } from '#/domain/person/birth-date.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { calendarDay } from '#/domain/time/dates.ts';

/** @throws 422 for a day before 1900 or after today, `DADOS_INVALIDOS` unless another code is given */
export function requireBirthDate(
  nascimento: CalendarDay,
  now: Date,
  { codigo = 'DADOS_INVALIDOS', field = 'nascimento' } = {},
): void {
  const problem = findBirthDateError(splitBirthDate(nascimento), calendarDay(now));
  if (problem) throw refusedField(codigo, field, problem);
}
