import { expect, it } from 'vitest';
import { areaColumns } from '#/storefront/features/shell/menu/area-columns.ts';

const areas = Array.from({ length: 17 }, (_, index) => index);

it('the variant has the first 9 areas in the left column (SHELL-13)', () => {
  const [left, right] = areaColumns(areas, 'variant-a');
  expect(left).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(right).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
});

it('the control has them in one list', () => {
  expect(areaColumns(areas, 'control')).toEqual([areas]);
});

it.each([0, 1, 9])('no column is empty beside another with %d areas', (count) => {
  expect(areaColumns(areas.slice(0, count), 'variant-a')).toEqual([areas.slice(0, count)]);
});
