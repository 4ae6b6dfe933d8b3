import { describe, expect, it } from 'vitest';
import { formatDuration, formatDurationShort } from '#/storefront/shared/course/duration.ts';

describe('duration (TEXT-3)', () => {
  it.each([
    [1, '1 mês'],
    [2, '2 meses'],
    [11, '11 meses'],
    [12, '1 ano'],
    [13, '1 ano e 1 mês'],
    [18, '1 ano e 6 meses'],
    [24, '2 anos'],
    [25, '2 anos e 1 mês'],
    [30, '2 anos e 6 meses'],
  ])('of %d months is %s', (months, span) => {
    expect(formatDuration(months)).toBe(`Aproximadamente ${span} de aprendizado`);
    expect(formatDurationShort(months)).toBe(`Aprox. ${span}`);
  });

  it('is empty for none', () => {
    for (const months of [0, -3, Number.NaN, 0.4]) {
      expect([formatDuration(months), formatDurationShort(months)]).toEqual(['', '']);
    }
  });
});
