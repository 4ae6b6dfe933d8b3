import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from '#/storefront/ui/navigation/page-window.ts';

test.each([
  [1, 12, [1, 2, 3, 4, 5]],
  [3, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [11, 12, [8, 9, 10, 11, 12]],
  [12, 12, [8, 9, 10, 11, 12]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown);
});

test('a page out of range counts as the nearest one', () => {
  expect(pageWindow(99, 12)).toEqual([8, 9, 10, 11, 12]);
  expect(pageWindow(0, 12)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test('always as many as fit, in a row, with the current page among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (first, second) => {
      const [page, pages] = [Math.min(first, second), Math.max(first, second)];
      const shown = pageWindow(page, pages);
      expect(shown).toHaveLength(Math.min(5, pages));
      expect(shown).toContain(page);
      expect(shown[0]).toBeGreaterThanOrEqual(1);
      expect(shown.at(-1)).toBe(shown[0]! + shown.length - 1);
      expect(shown.at(-1)).toBeLessThanOrEqual(pages);
    }),
  );
});
