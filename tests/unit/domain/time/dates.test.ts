import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  calendarDay,
  daysBetween,
  formatDeadline,
  formatInstant,
  startOfDay,
  weekday,
  WEEKDAY_NAMES,
  weekdayName,
} from '#/domain/time/dates.ts';
import { formatDay, isCalendarDay, MONTH_ABBREVIATIONS, parseDay } from '#/domain/time/calendar-day.ts';

const days = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar days', () => {
  it.each(['2024-02-29', '1900-01-01', '0001-12-31', '9999-12-31'])('%s exists', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-04-01',
    '2026-4-1',
    '',
    '2026-04-01T00:00:00Z',
  ])('%j does not exist', (day) => {
    expect(isCalendarDay(day)).toBe(false);
    expect(() => formatDay(day)).toThrow(RangeError);
    expect(() => addDays(day, 1)).toThrow(RangeError);
  });

  it('are those of America/Sao_Paulo, not of UTC (TEXT-8)', () => {
    expect(calendarDay(new Date('2026-11-21T02:59:59Z'))).toBe('2026-11-20');
    expect(calendarDay(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
    expect(calendarDay(new Date('2018-12-31T02:00:00Z'))).toBe('2018-12-31');
  });

  it('begin at the instant before which it was another day, summer time or not', () => {
    expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-21T03:00:00.000Z');
    expect(startOfDay('2018-12-31').toISOString()).toBe('2018-12-31T02:00:00.000Z');
    expect(startOfDay('2018-11-04').toISOString()).toBe('2018-11-04T03:00:00.000Z');
    fc.assert(
      fc.property(days, (day) => {
        const start = startOfDay(day);
        expect(calendarDay(start)).toBe(day);
        expect(calendarDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      }),
      { numRuns: 500 },
    );
  });

  it('add up', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addMonths('2025-01-31', 1)).toBe('2025-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-11-21', 12)).toBe('2027-11-21');
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  it('have Portuguese names', () => {
    expect(weekday('2026-11-21')).toBe(6);
    expect(weekdayName('2026-11-21')).toBe('sábado');
    expect(weekdayName('2026-11-23')).toBe('segunda-feira');
    const short = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });
    const weekdayLong = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });
    MONTH_ABBREVIATIONS.forEach((name, i) => expect(`${name}.`).toBe(short.format(Date.UTC(2026, i, 15))));
    WEEKDAY_NAMES.forEach((name, i) => expect(name).toBe(weekdayLong.format(Date.UTC(2026, 10, 22 + i))));
  });

  it('are written DD/MM/YYYY and read back (TEXT-2)', () => {
    expect(formatDay('2026-11-21')).toBe('21/nov/2026');
    expect(formatDay('2026-02-01')).toBe('01/fev/2026');
    expect(parseDay('31/04/2026')).toBeUndefined();
    expect(parseDay('1/4/2026')).toBeUndefined();
    fc.assert(
      fc.property(days, (day) => {
        expect(parseDay(day.split('-').toReversed().join('/'))).toBe(day);
      }),
    );
  });

  it('instants are written with the hour of the shop', () => {
    expect(formatInstant(new Date('2026-11-21T17:30:00Z'))).toBe('21/nov/2026 às 14:30');
    expect(formatInstant(new Date('2026-11-21T03:05:00Z'))).toBe('21/nov/2026 às 00:05');
    expect(formatDeadline(new Date('2026-11-21T03:05:00Z'))).toBe(
      '21/nov/2026 às 00:05 (horário de Brasília)',
    );
    expect(formatDeadline(new Date('2026-11-21T03:00:00Z'))).toBe('o fim de 20/nov/2026');
  });
});
