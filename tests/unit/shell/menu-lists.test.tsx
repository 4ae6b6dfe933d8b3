import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areaGroupContent } from '#/backend/db/seed/catalogue/area-groups.ts';
import {
  AreasList,
  CoursesList,
  LatestPost,
} from '#/storefront/features/shell/components/header/menu-lists.tsx';
import { areaHues } from '../../../tailwind.config.ts';
import { findTags } from '../ui/markup.ts';
import { drawInShop } from './draw-in-shop.tsx';

const sprite = readFileSync(new URL('../../../public/images/icons/areas.svg', import.meta.url), 'utf8');
const slugs = Object.keys(areaHues).filter((slug) => slug !== 'geral');
const menu = {
  modalities: [],
  areaGroups: slugs.map((slug) => ({ nome: `Área ${slug}`, icone_slug: slug })),
  cities: [],
  promotion: null,
  latestPost: null,
  schoolPages: [],
  siteLinks: {},
  hasProgrammes: false,
  hasTeachers: false,
};
const draw = (variant: 'control' | 'variant-a') =>
  drawInShop(<AreasList menu={menu} onNavigate={() => {}} />, menu, variant);

describe('the area menu', () => {
  it('leads to every area of both lists by its slug, with its own icon', () => {
    const html = draw('control');
    expect(findTags(html, { tag: 'a' }).map(({ href }) => href)).toEqual(slugs.map((slug) => `/${slug}`));
    const icons = findTags(html, { tag: 'use' }).map(({ href }) => href!);
    expect(icons).toEqual(slugs.map((slug) => `/images/icons/areas.svg#${slug}`));
    expect(slugs).toHaveLength(17 + 8);
    for (const icon of icons) expect(sprite).toContain(`<symbol id="${icon.split('#')[1]}" `);
  });

  it('has one list, and the first 9 in the left column for the variant', () => {
    const counts = (html: string) =>
      html
        .split('<ul')
        .slice(1)
        .map((list) => findTags(list, { tag: 'a' }).length);
    expect(counts(draw('control'))).toEqual([25]);
    expect(counts(draw('variant-a'))).toEqual([9, 16]);
  });

  it('every area of the shop has an icon', () => {
    for (const slug of Object.keys(areaGroupContent)) expect(sprite).toContain(`<symbol id="${slug}" `);
  });
});

// SHELL-20
// SHELL-20
it('the course menu has promotions below the categories, and the offers once, elsewhere in the menu', () => {
  const html = drawInShop(<CoursesList menu={menu} onNavigate={() => {}} />, menu);
  const hrefs = findTags(html, { tag: 'a' }).map(({ href }) => href);
  expect(hrefs.at(-1)).toBe('/promocoes');
  expect(hrefs).not.toContain('/ofertas');
  expect(html).toContain('Só cursos com desconto');
});

describe('the latest post', () => {
  const blog = { siteLinks: { LINK_BLOG: { href: 'https://blog.example/' } } };
  const post = { title: 'Como escolher', link: 'https://blog.example/1', imagem: '/1.webp' };

  it('is a link with its picture, before the way to all of them', () => {
    const html = drawInShop(<LatestPost post={post} />, blog);
    expect(findTags(html, { tag: 'a', target: '_blank' }).map(({ href }) => href)).toEqual([
      'https://blog.example/1',
      'https://blog.example/',
    ]);
    expect(findTags(html, { tag: 'img', src: '/1.webp' })).toHaveLength(1);
    expect(html).toContain('Ver mais conteúdos');
  });

  it('without one there is the way to the blog', () => {
    const html = drawInShop(<LatestPost post={null} />, blog);
    expect(findTags(html, { tag: 'a' })).toHaveLength(1);
  });
});
