import type { Menu } from '#/storefront/features/shell/shell.functions.ts';
import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT } from '#/domain/site/site-layout.ts';
import { Certificates } from '#/storefront/features/shell/components/footer/certificates.tsx';
import { SiteFooter } from '#/storefront/features/shell/components/footer/site-footer.tsx';
import { SocialGroups } from '#/storefront/features/shell/components/footer/social-links.tsx';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import { findTags } from '../ui/markup.ts';
import { islandsLoaded } from '#/platform/hydration/lazy-island.tsx';
import { drawInShop } from './draw-in-shop.tsx';

await islandsLoaded();

function knowNothing(queryClient: QueryClient): void {
  queryClient.setQueryData(footerQueries.contacts().queryKey, { shown: [], chatNumber: null });
  queryClient.setQueryData(footerQueries.paymentMethods().queryKey, []);
  queryClient.setQueryData(footerQueries.certificates().queryKey, []);
  queryClient.setQueryData(footerQueries.socialGroups().queryKey, []);
  queryClient.setQueryData(footerQueries.layout(DEFAULT_LAYOUT).queryKey, DEFAULT_LAYOUT);
}

function drawFooter(variant: 'control' | 'variant-a', offered: Partial<Menu> = {}) {
  const siteLinks = {
    LINK_FALE_CONOSCO: { href: '/fale-conosco' },
    LINK_POLITICA_DE_DESCONTOS_E_BOLSAS: { href: '/politica-de-descontos-e-bolsas' },
  };
  const html = drawInShop(
    <SiteFooter siteUrl="https://vitrine.example" layout="Padrão" newsletter={null} />,
    { siteLinks, ...offered },
    variant,
    knowNothing,
  );
  const sections = html.split('<section').slice(1);
  const titles = sections.map((section) => /<h2[^>]*>([^<]+)<\/h2>/.exec(section)?.[1]);
  const items = [...sections[1]!.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item]) =>
    item!.replaceAll(/<[^>]+>| \(abre em nova aba\)/g, ''),
  );
  return { titles, items, courses: sections[0]! };
}

// SHELL-5
describe('the lists of the footer', () => {
  const always = [
    'Para empresas',
    'Ofertas',
    'Ligamos para você',
    'Fale conosco',
    'Política de Descontos e Bolsas',
  ];

  it('are four, and the second has what the shop offers besides courses, in one order', () => {
    const { titles, items } = drawFooter('control');
    expect(titles).toEqual(['Cursos', 'Outros', 'Áreas', 'Contato']);
    expect(items).toEqual(always);
  });

  it('have the questions too, in the variant', () => {
    expect(drawFooter('variant-a').items).toEqual([...always, 'Perguntas Frequentes']);
  });

  it.each([
    ['teachers', '/professores', { hasTeachers: true }],
    ['programmes', '/programas', { hasProgrammes: true }],
  ])('lead to the %s where the school shows any', (_, path, offered) => {
    expect(drawFooter('control', offered).courses).toContain(`href="${path}"`);
    expect(drawFooter('control').courses).not.toContain(path);
  });

  it('end with the pages that the school wrote, in its order', () => {
    const schoolPages = ['quem-somos', 'onde'].map((slug) => ({ slug, title: `Sobre ${slug}` }));
    expect(drawFooter('control', { schoolPages }).items).toEqual([
      ...always,
      'Sobre quem-somos',
      'Sobre onde',
    ]);
  });
});

// SHELL-10
it('of the certificates Ebit has a narrow plate', () => {
  const certificate = (id: number, title: string) => ({
    id,
    title,
    href: null,
    picture: `/${id}.svg`,
    description: `Selo ${title}`,
  });
  const html = drawInShop(
    <Certificates siteUrl="https://vitrine.example" />,
    {},
    'control',
    (queryClient) =>
      void queryClient.setQueryData(footerQueries.certificates().queryKey, [
        certificate(1, 'Ebit'),
        certificate(2, 'Reclame Aqui'),
      ]),
  );
  const plateOf = (description: string) =>
    findTags(html, { tag: 'img' }).find(({ alt }) => alt === description)?.['class'];
  expect(plateOf('Selo Ebit')).toMatch(/\bw-14\b/);
  expect(plateOf('Selo Reclame Aqui')).toBeUndefined();
});

// SHELL-7
it('each of the six networks has its own icon, and any other a common one', () => {
  const networks = ['instagram', 'facebook', 'twitter', 'whatsapp', 'youtube', 'linkedin', 'outra'];
  const links = networks.map((network, at) => ({
    id: at,
    network,
    title: network,
    href: `https://rede.example/${network}`,
  }));
  const html = drawInShop(
    <SocialGroups />,
    {},
    'control',
    (queryClient) =>
      void queryClient.setQueryData(footerQueries.socialGroups().queryKey, [
        { brand: 'sesi', name: 'SESI', links },
      ]),
  );
  expect(findTags(html, { tag: 'use' }).map(({ href }) => href!.split('#')[1])).toEqual([
    'chevron-down',
    ...networks.slice(0, 6),
    'external',
  ]);
});
