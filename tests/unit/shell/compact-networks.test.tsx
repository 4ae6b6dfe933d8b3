import { describe, expect, it } from 'vitest';
import type { SiteLayout } from '#/domain/site/site-layout.ts';
import { CompactSocialLinks } from '#/storefront/features/shell/components/footer/compact-footer.tsx';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import type { SocialBrand, SocialGroup } from '#/storefront/features/shell/social-groups.ts';
import { findTags } from '../ui/markup.ts';
import { drawInShop } from './draw-in-shop.tsx';

const group = (brand: SocialBrand): SocialGroup => ({
  brand,
  name: brand,
  links: [
    { id: 1, network: 'instagram', title: `Instagram ${brand}`, href: `https://instagram.com/${brand}` },
  ],
});
const brands: SocialBrand[] = ['sesi', 'senai', 'sctec', 'estrategia'];
const draw = (layout: SiteLayout, groups = brands.map(group)) =>
  findTags(
    drawInShop(<CompactSocialLinks layout={layout} />, {}, 'control', (queryClient) =>
      queryClient.setQueryData(footerQueries.compactGroups().queryKey, groups),
    ),
    { tag: 'a' },
  ).map(({ href }) => href);

// SHELL-7
describe('the networks of the compact footer', () => {
  it.each([
    ['Padrão', 'senai'],
    ['SCTEC', 'sctec'],
    ['Estratégia Catarina', 'estrategia'],
  ] as const)('of the layout %s are those of %s', (layout, brand) => {
    expect(draw(layout)).toEqual([`https://instagram.com/${brand}`]);
  });

  it('are those there are when the brand has none, and nothing without any', () => {
    expect(draw('SCTEC', [group('sesi')])).toEqual(['https://instagram.com/sesi']);
    expect(draw('SCTEC', [])).toEqual([]);
  });
});
