import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameData } from '#/platform/hydration/name-data.ts';

it('has one name for the same data, and another for all else', () => {
  const data = fc.jsonValue();
  fc.assert(
    fc.property(data, data, (a, b) => {
      expect(nameData(a) === nameData(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      expect(nameData(a)).toBe(nameData(structuredClone(a)));
      expect(nameData(a)).toBe(nameData(a));
    }),
  );
});

it('tells a text, and a list, from what they read like', () => {
  const alike = [1, '1', [1], '[1]', true, 'true', null, 'null', [null], '[null]', [[1]]];
  expect(new Set(alike.map(nameData)).size).toBe(alike.length);
});
