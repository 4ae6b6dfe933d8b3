import { describe, expect, it } from 'vitest';
import { boundsOf, readPeriod } from '#/domain/finance/number-period.ts';

const today = '2026-11-20';
const span = (...wanted: Parameters<typeof readPeriod>) => {
  const { de, ate, por, steps } = readPeriod(...wanted);
  return [de, ate, por, steps.length];
};

describe('the period of the numbers', () => {
  it('ends today, or on the day that was asked for', () => {
    expect(span({}, today)).toEqual(['2026-10-22', today, 'dia', 30]);
    expect(span({ periodo: '7' }, today)).toEqual(['2026-11-14', today, 'dia', 7]);
    expect(span({ periodo: '90' }, today)).toEqual(['2026-08-23', today, 'semana', 14]);
    expect(span({ ate: '2026-03-01' }, today)).toEqual(['2026-01-31', '2026-03-01', 'dia', 30]);
    expect(span({ de: '2026-11-01' }, today)).toEqual(['2026-11-01', today, 'dia', 20]);
  });

  it('has no day to come, none before its last, and a year at most', () => {
    expect(span({ ate: '2027-01-01', periodo: '7' }, today).slice(0, 2)).toEqual(['2026-11-14', today]);
    expect(span({ de: '2026-11-10', ate: '2026-11-01' }, today).slice(0, 2)).toEqual([
      '2026-11-01',
      '2026-11-01',
    ]);
    expect(span({ de: '2025-11-20' }, today)).toEqual(['2025-11-20', today, 'mes', 13]);
    expect(span({ de: '2025-11-19' }, today)[0]).toBe('2025-11-20');
    expect(span({ de: '0001-01-01', ate: '0001-01-02' }, today)[0]).toBe('2000-01-01');
  });

  it('is cut where weeks and months begin, and into a hundred parts at most', () => {
    const weeks = readPeriod({ de: '2026-11-04', ate: '2026-11-17', por: 'semana' }, today);
    expect(weeks.steps).toEqual([
      { de: '2026-11-04', ate: '2026-11-08' },
      { de: '2026-11-09', ate: '2026-11-15' },
      { de: '2026-11-16', ate: '2026-11-17' },
    ]);
    expect(readPeriod({ de: '2026-09-30', ate: '2026-11-01', por: 'mes' }, today).steps).toEqual([
      { de: '2026-09-30', ate: '2026-09-30' },
      { de: '2026-10-01', ate: '2026-10-31' },
      { de: '2026-11-01', ate: '2026-11-01' },
    ]);
    expect(span({ de: '2026-08-13', por: 'dia' }, today)).toEqual(['2026-08-13', today, 'dia', 100]);
    expect(span({ de: '2026-08-12', por: 'dia' }, today)[2]).toBe('semana');
  });

  it('begins at the midnights of Brasília', () => {
    expect(boundsOf(readPeriod({ de: today }, today)).map((bound) => bound.toISOString())).toEqual([
      '2026-11-20T03:00:00.000Z',
      '2026-11-21T03:00:00.000Z',
    ]);
  });
});
