import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  LAST_POSITION,
  priceScale,
  readPrice,
  toPosition,
  toPrice,
} from '#/storefront/features/search/price-scale.ts';

const scale = priceScale(39.9, 14_279.5);

it('begins and ends with the prices of the list, in whole reais around them', () => {
  expect(scale).toEqual({ min: 39, max: 14_280 });
  expect([toPrice(0, scale), toPrice(LAST_POSITION, scale)]).toEqual([39, 14_280]);
  expect([toPosition(39, scale), toPosition(14_280, scale)]).toEqual([0, LAST_POSITION]);
  expect([toPosition(1, scale), toPosition(99_999, scale)]).toEqual([0, LAST_POSITION]);
});

it('gives cheap courses more room and says round prices', () => {
  expect([10, 25, 50, 75].map((position) => toPrice(position, scale))).toEqual([180, 950, 3600, 8000]);
});

it('stands still when all prices are the same', () => {
  expect(toPosition(500, { min: 500, max: 500 })).toBe(0);
});

it('never goes back while the thumb goes on, nor out of the list', () => {
  const prices = fc.integer({ min: 0, max: 50_000 });
  fc.assert(
    fc.property(prices, prices, fc.integer({ min: 0, max: LAST_POSITION - 1 }), (a, b, position) => {
      const some = { min: Math.min(a, b), max: Math.max(a, b) };
      const [here, next] = [toPrice(position, some), toPrice(position + 1, some)];
      expect(here).toBeLessThanOrEqual(next);
      expect(here).toBeGreaterThanOrEqual(some.min);
      expect(next).toBeLessThanOrEqual(some.max);
    }),
  );
});

it.each([
  ['1500', 1500],
  ['R$ 1.500,00', 1500],
  ['1.500,5', 1500],
  ['', undefined],
  ['abc', undefined],
  ['99999999999', 9_999_999],
])('reads %j as %s', (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});
