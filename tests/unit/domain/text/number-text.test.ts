import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from '#/domain/text/number-text.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [1200, '1.200'],
  [201_700, '201.700'],
  [1_234_567, '1.234.567'],
  [-1500, '-1.500'],
  [37.5, '37,5'],
  [1234.125, '1.234,125'],
  [0.1 + 0.2, '0,3'],
])('%f is %s', (number, text) => {
  expect(formatNumber(number)).toBe(text);
});

it('is written as the platform does for Brazil', () => {
  const oracle = new Intl.NumberFormat('pt-BR');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(formatNumber(number)).toBe(oracle.format(number));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (thousandths) => {
      expect(formatNumber(thousandths / 1000)).toBe(oracle.format(thousandths / 1000));
    }),
  );
});
