import { expect, test } from 'vitest';
import { lessonDaysIn, lessonMonth, monthsBeside } from '#/domain/catalogue/lessons/lesson-days.ts';

const lessons = {
  data_inicio: '2027-02-10',
  data_fim: '2027-04-05',
  dias_semana: ['seg', 'qua'],
} as const;

test('lessons of a month are its marked weekdays, from the first day of the offer through its last', () => {
  expect(lessonDaysIn('2027-02', lessons)).toEqual([
    '2027-02-10',
    '2027-02-15',
    '2027-02-17',
    '2027-02-22',
    '2027-02-24',
  ]);
  expect(lessonDaysIn('2027-04', lessons)).toEqual(['2027-04-05']);
  expect(lessonDaysIn('2027-05', lessons)).toEqual([]);
});

test('a sheet opens at the month of today, or the nearest with lessons, and leads to those beside', () => {
  expect(lessonMonth(undefined, '2026-12-31', lessons)).toBe('2027-02');
  expect(lessonMonth(undefined, '2027-03-15', lessons)).toBe('2027-03');
  expect(lessonMonth('2028-01', '2027-03-15', lessons)).toBe('2027-04');
  expect(monthsBeside('2027-03', lessons)).toEqual({ before: '2027-02', after: '2027-04' });
  expect(monthsBeside('2027-02', lessons)).toEqual({ before: undefined, after: '2027-03' });
});
