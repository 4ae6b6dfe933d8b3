import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPages, pageLink, visiblePages } from '#/domain/pagination.ts';

describe('pagination', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [101, 11],
  ])('%d items fill %d pages of 10', (items, pages) => {
    expect(countPages(items)).toBe(pages);
  });

  it.each([
    [1, 20, [1, 2, 3, 4, 5]],
    [3, 20, [1, 2, 3, 4, 5]],
    [4, 20, [2, 3, 4, 5, 6]],
    [20, 20, [16, 17, 18, 19, 20]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('at %d of %d shows %j', (current, pages, shown) => {
    expect(visiblePages(current, pages)).toEqual(shown);
  });

  it('always shows the current page and at most five in a row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, seed) => {
        const current = 1 + (seed % pages);
        const shown = visiblePages(current, pages);
        expect(shown).toContain(current);
        expect(shown).toHaveLength(Math.min(5, pages));
        expect(shown[0]).toBeGreaterThanOrEqual(1);
        expect(shown.at(-1)).toBe(shown[0]! + shown.length - 1);
        expect(shown.at(-1)).toBeLessThanOrEqual(pages);
      }),
    );
  });

  it('needs a placeholder in the link', () => {
    expect(pageLink('/busca?titulo=solda&pagina=[page]', 3)).toBe('/busca?titulo=solda&pagina=3');
    expect(() => pageLink('/busca?pagina=', 3)).toThrow('[page]');
  });
});
