import { expect, it } from 'vitest';
import { formatMeanRating } from '#/domain/community/mean-rating.ts';

it('writes every mean of up to 60 opinions as the platform does for Brazil', () => {
  const oracle = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  for (let count = 1; count <= 60; count++) {
    for (let stars = count; stars <= 5 * count; stars++) {
      expect(formatMeanRating(stars / count)).toBe(oracle.format(stars / count));
    }
  }
});

it('shows one decimal also of whole stars', () => {
  expect(formatMeanRating(4)).toBe('4,0');
  expect(formatMeanRating(4.25)).toBe('4,3');
});
