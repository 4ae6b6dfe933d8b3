import { describe, expect, it } from 'vitest';
import { countPages, pageLink } from '#/domain/site/pagination.ts';

describe('pagination (TEXT-10)', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [101, 11],
  ])('%d items fill %d pages of 10', (items, pages) => {
    expect(countPages(items)).toBe(pages);
  });

  it('needs a placeholder in the link', () => {
    expect(pageLink('/busca?titulo=solda&pagina=[page]', 3)).toBe('/busca?titulo=solda&pagina=3');
    expect(() => pageLink('/busca?pagina=', 3)).toThrow('[page]');
  });
});
