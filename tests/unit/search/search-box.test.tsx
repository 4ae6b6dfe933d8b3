import { expect, it } from 'vitest';
import { SearchBox } from '#/storefront/features/search/components/search-box.tsx';
import { drawInShop } from '../shell/draw-in-shop.tsx';
import { findTags } from '../ui/markup.ts';

it('is sent only with a text, also before the page is hydrated (SEARCH-1)', () => {
  const html = drawInShop(<SearchBox />);
  expect(findTags(html, { tag: 'form' })).toMatchObject([{ action: '/busca', method: 'get' }]);
  expect(findTags(html, { name: 'titulo' })).toMatchObject([{ tag: 'input', required: '' }]);
});
