import type { SitemapCourse, SitemapLists, SitemapOffer } from '#/contract/sitemap/sitemap.ts';

export interface SitemapEntry {
  path: string;
  /** ISO 8601; undefined for lists. */
  updatedAt?: string;
}

export const sitemapKinds = [
  'institucional',
  'modalidades',
  'areas',
  'cidades',
  'modalidades-em-cidades',
  'campanhas',
  'professores',
  'programas',
  'cursos',
  'turmas',
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];
export type ListKind = Exclude<SitemapKind, 'cursos' | 'turmas'>;

/** Most addresses in a part (PAGE-10). */
export const sitemapPartSize = 10_000;

const institutionalPaths = [
  '/',
  '/busca',
  '/cabe-na-minha-rotina',
  '/ofertas',
  '/promocoes',
  '/para-empresas',
  '/perguntas-frequentes',
  '/politica-privacidade',
  '/acessibilidade',
  '/termos-de-uso',
  '/fale-conosco',
  '/politica-de-descontos-e-bolsas',
  '/blog',
];

/** `cursos-12.xml` → the kind and the number, from 1; undefined for anything else. */
export function parsePartName(name: string): { kind: SitemapKind; part: number } | undefined {
  const match = /^([a-z-]+)-([1-9]\d{0,5})\.xml$/.exec(name);
  const kind = sitemapKinds.find((known) => known === match?.[1]);
  return kind && { kind, part: Number(match?.[2]) };
}

export function courseEntry({ modalidade, slug, id_produto, atualizado_em }: SitemapCourse): SitemapEntry {
  return { path: `/${modalidade}/${slug}/${id_produto}`, updatedAt: atualizado_em };
}

export function offerEntry(offer: SitemapOffer): SitemapEntry {
  const { modalidade, slug, cidade, id_produto, id_oferta, atualizado_em } = offer;
  return { path: `/${modalidade}/${slug}/${cidade}/${id_produto}/${id_oferta}`, updatedAt: atualizado_em };
}

export function listEntries(kind: ListKind, lists: SitemapLists): SitemapEntry[] {
  return listPaths(kind, lists).map((path) => ({ path }));
}

function listPaths(kind: ListKind, lists: SitemapLists): readonly string[] {
  switch (kind) {
    case 'institucional':
      return [
        ...institutionalPaths,
        ...lists.paginas.map((slug) => `/sobre/${slug}`),
        ...lists.textos.map((slug) => `/blog/${slug}`),
      ];
    case 'modalidades':
    case 'areas':
    case 'cidades':
      return lists[kind].map((slug) => `/${slug}`);
    case 'modalidades-em-cidades':
      return lists.modalidades_em_cidades.map(({ modalidade, cidade }) => `/${modalidade}-em-${cidade}`);
    case 'professores':
    case 'programas':
      return lists[kind].length === 0 ? [] : [`/${kind}`, ...lists[kind].map((slug) => `/${kind}/${slug}`)];
    case 'campanhas':
      return lists.campanhas.map((tag) => `/campanha/${tag}`);
  }
}
