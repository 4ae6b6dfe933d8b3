import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRecentlyViewed,
  parseRecentlyViewed,
} from '#/storefront/features/recently-viewed/recently-viewed.ts';

describe('recently viewed (TEXT-13, FORM-24)', () => {
  it('puts the newest first and keeps four', () => {
    expect(addRecentlyViewed([], 1)).toEqual([1]);
    expect(addRecentlyViewed([4, 3, 2, 1], 5)).toEqual([5, 4, 3, 2]);
    expect(addRecentlyViewed([4, 3, 2, 1], 2)).toEqual([2, 4, 3, 1]);
  });

  it('ignores what is no integer', () => {
    expect(addRecentlyViewed([1, '2', null, 2.5, Number.NaN, {}, 3], '4')).toEqual([1, 3]);
    expect(addRecentlyViewed([1], 1.5)).toEqual([1]);
  });

  it('reads what the browser stored', () => {
    expect(parseRecentlyViewed(null)).toEqual([]);
    expect(parseRecentlyViewed('[3,3,"x",2,1,9,8]')).toEqual([3, 2, 1, 9]);
    expect(() => parseRecentlyViewed('[1,')).toThrow(SyntaxError);
    expect(() => parseRecentlyViewed('{"length":1}')).toThrow(TypeError);
  });

  it('is never longer than four, and never holds one twice', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.integer(), (seen, id) => {
        const list = addRecentlyViewed(seen, id);
        expect(list[0]).toBe(id);
        expect(list.length).toBeLessThanOrEqual(4);
        expect(new Set(list).size).toBe(list.length);
        expect(list.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});
