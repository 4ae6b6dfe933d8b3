import { describe, expect, it } from 'vitest';
import { listEntries, parsePartName } from '#/storefront/features/sitemap/sitemap-addresses.ts';
import { formatSitemapIndex, formatSitemapPart } from '#/storefront/features/sitemap/sitemap-xml.ts';

describe('names of parts', () => {
  it.each([
    ['cursos-1.xml', { kind: 'cursos', part: 1 }],
    ['modalidades-em-cidades-12.xml', { kind: 'modalidades-em-cidades', part: 12 }],
  ])('reads %s', (name, part) => {
    expect(parsePartName(name)).toEqual(part);
  });

  it.each([
    'cursos-0.xml',
    'cursos-01.xml',
    'cursos.xml',
    'contas-1.xml',
    'cursos-1.xml.gz',
    'cursos--1.xml',
  ])('refuses %s', (name) => {
    expect(parsePartName(name)).toBeUndefined();
  });
});

it('gives a modality in a city the one address it has', () => {
  const lists = {
    modalidades: [],
    areas: [],
    cidades: [],
    modalidades_em_cidades: [{ modalidade: 'cursos-tecnicos', cidade: 'sao-jose' }],
    campanhas: [],
    textos: [],
    paginas: [],
    professores: [],
    programas: [],
  };
  expect(listEntries('modalidades-em-cidades', lists)).toEqual([{ path: '/cursos-tecnicos-em-sao-jose' }]);
});

it('writes XML whatever stands in an address', () => {
  expect(
    formatSitemapPart('https://loja.example', [{ path: '/a?b=1&c=<2>', updatedAt: '2026-11-20T15:00:00Z' }]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://loja.example/a?b=1&amp;c=&lt;2&gt;</loc><lastmod>2026-11-20T15:00:00Z</lastmod></url>
</urlset>
`);
  expect(formatSitemapIndex('https://loja.example', ['cursos-1.xml'])).toContain(
    '<loc>https://loja.example/sitemap/cursos-1.xml</loc>',
  );
});
