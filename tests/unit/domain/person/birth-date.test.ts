import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  birthDateSchema,
  findBirthDateError,
  findYearError,
  isAdultOn,
  joinBirthDate,
  splitBirthDate,
} from '#/domain/person/birth-date.ts';
import { addDays } from '#/domain/time/dates.ts';
import { messagesOf } from '../schema-messages.ts';

describe('year (FORM-6)', () => {
  it.each(['1900', '1985', '2026'])('%s is accepted in 2026', (year) => {
    expect(findYearError(year, 2026)).toBeUndefined();
  });

  it.each(['', '85', '198', '19855'])('%j must have 4 digits', (year) => {
    expect(findYearError(year, 2026)).toBe('O ano deve conter 4 dígitos');
  });

  it.each(['198a', ' 1985', '-198', 'mil', '19,5'])('%j is no year', (year) => {
    expect(findYearError(year, 2026)).toBe('Informe um ano válido');
  });

  it.each(['1899', '2027', '0000', '9999'])('%s is out of range in 2026', (year) => {
    expect(findYearError(year, 2026)).toBe('Informe um ano válido entre 1900 e 2026');
  });
});

describe('birth date (FORM-7)', () => {
  const today = '2026-11-21';

  it.each([
    [{ day: '', month: '', year: '' }, 'Este campo é obrigatório.'],
    [{ day: '', month: '2', year: '1990' }, 'Este campo está incompleto.'],
    [{ day: '1', month: '', year: '1990' }, 'Este campo está incompleto.'],
    [{ day: '1', month: '2', year: '' }, 'Este campo está incompleto.'],
    [{ day: '1', month: '', year: '90' }, 'Este campo está incompleto.'],
    [{ day: '1', month: '2', year: '90' }, 'O ano deve conter 4 dígitos'],
    [{ day: '1', month: '2', year: '1890' }, 'Informe um ano válido entre 1900 e 2026'],
    [{ day: '31', month: '2', year: '1990' }, 'Informe uma data válida'],
    [{ day: '1', month: '13', year: '1990' }, 'Informe uma data válida'],
    [{ day: '22', month: '11', year: '2026' }, 'Informe uma data válida'],
    [{ day: '21', month: '11', year: '2026' }, undefined],
    [{ day: '29', month: '2', year: '2004' }, undefined],
  ])('%j: %s', (fields, problem) => {
    expect(findBirthDateError(fields, today)).toBe(problem);
  });

  it('on the wire is a day that exists', () => {
    expect(messagesOf(birthDateSchema, '1990-02-28')).toEqual([]);
    expect(messagesOf(birthDateSchema, '1990-02-30')).toEqual(['Informe uma data válida']);
    expect(messagesOf(birthDateSchema, '28/02/1990')).toEqual(['Informe uma data válida']);
    expect(messagesOf(birthDateSchema, '')).toEqual(['Este campo é obrigatório.']);
  });

  it('is joined to year-month-day and split back', () => {
    expect(joinBirthDate({ day: '5', month: '3', year: '1990' })).toBe('1990-03-05');
    expect(joinBirthDate({ day: '30', month: '02', year: '1990' })).toBeUndefined();
    expect(splitBirthDate('1990-03-05')).toEqual({ day: '05', month: '03', year: '1990' });
    expect(splitBirthDate('nada')).toEqual({ day: '', month: '', year: '' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 46_000 }), (count) => {
        const day = addDays('1900-01-01', count);
        expect(joinBirthDate(splitBirthDate(day))).toBe(day);
      }),
    );
  });

  it('gives the age on a day', () => {
    expect(ageOn('2008-11-21', '2026-11-20')).toBe(17);
    expect(ageOn('2008-11-21', '2026-11-21')).toBe(18);
    expect(ageOn('2004-02-29', '2022-02-28')).toBe(17);
    expect(ageOn('2004-02-29', '2022-03-01')).toBe(18);
    expect(isAdultOn('2008-11-21', '2026-11-20')).toBe(false);
    expect(isAdultOn('2008-11-21', '2026-11-21')).toBe(true);
  });
});
