import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatInteger } from '#/domain/text/integer-text.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [1200, '1.200'],
  [201_700, '201.700'],
  [1_234_567, '1.234.567'],
  [-1500, '-1.500'],
])('%d is %s', (number, text) => {
  expect(formatInteger(number)).toBe(text);
});

it('is written as the platform does for Brazil', () => {
  const oracle = new Intl.NumberFormat('pt-BR');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(formatInteger(number)).toBe(oracle.format(number));
    }),
  );
});
