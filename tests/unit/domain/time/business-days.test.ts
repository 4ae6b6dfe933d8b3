import * as oracle from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  isBankHoliday,
  isBusinessDay,
  nextBusinessDay,
} from '#/domain/time/business-days.ts';
import { addDays } from '#/domain/time/dates.ts';

describe('business days', () => {
  it.each([
    ['2026-02-16', 'Carnival Monday'],
    ['2026-02-17', 'Carnival Tuesday'],
    ['2026-04-03', 'Good Friday'],
    ['2026-06-04', 'Corpus Christi'],
    ['2026-11-20', 'Consciência Negra'],
    ['2026-12-25', 'Christmas'],
  ])('%s, %s, is a bank holiday', (day) => {
    expect(isBankHoliday(day)).toBe(true);
    expect(isBusinessDay(day)).toBe(false);
  });

  it.each([
    ['1954', '1954-04-18'],
    ['1981', '1981-04-19'],
    ['2003', '2003-04-20'],
    ['2008', '2008-03-23'],
    ['2011', '2011-04-24'],
    ['2038', '2038-04-25'],
    ['2049', '2049-04-18'],
    ['2076', '2076-04-19'],
    ['2100', '2100-03-28'],
    ['2285', '2285-03-22'],
    ['2299', '2299-04-16'],
  ])('in %s follow Easter on %s', (_, easter) => {
    const days = [-49, -48, -47, -46, -2, -1, 59, 60, 61];
    expect(days.filter((count) => isBankHoliday(addDays(easter, count)))).toEqual([-48, -47, -2, 60]);
  });

  it('know that 20 November became a holiday in 2024', () => {
    expect(isBusinessDay('2023-11-20')).toBe(true);
    expect(isBusinessDay('2024-11-20')).toBe(false);
  });

  it('agree with an independent library on every day of 2024 to 2034', () => {
    for (let day = '2024-01-01'; day < '2035-01-01'; day = addDays(day, 1)) {
      // Banks close on that Monday; the library's list hasn't it.
      const carnivalMonday = isBankHoliday(day) && isBankHoliday(addDays(day, 1));
      if (carnivalMonday) continue;
      const expected = oracle.isBusinessDay(new Date(`${day}T12:00:00`));
      expect([day, isBusinessDay(day)]).toEqual([day, expected]);
    }
  });

  it('are counted past weekends and holidays', () => {
    expect(addBusinessDays('2026-11-19', 3)).toBe('2026-11-25');
    expect(addBusinessDays('2026-11-21', 0)).toBe('2026-11-21');
    expect(nextBusinessDay('2026-11-20')).toBe('2026-11-23');
    expect(nextBusinessDay('2026-11-23')).toBe('2026-11-23');
    expect(() => addBusinessDays('2026-11-21', -1)).toThrow(RangeError);
  });
});
