import type { SiteLinkKey } from '../site/site-link.ts';
import { foldText, slugify, sortByText } from '../text/slug.ts';
import { FREE_CATEGORY } from './category-ids.ts';
import { categoryName } from './category-name.ts';

/** Slugs that aren't those of their names (CATALOGUE-6). */
const KNOWN_SLUGS: ReadonlyMap<string, string> = new Map([['Cursos Profissionais', 'cursos-rapidos']]);

/**
 * Where a category of a list leads: to another site, to the free courses of the search, or to its own page.
 */
export type CategoryLink =
  | { kind: 'site'; site: SiteLinkKey }
  | { kind: 'free' }
  | { kind: 'page'; slug: string };

const SITES: ReadonlyMap<string, SiteLinkKey> = new Map([
  ['educacao infantil', 'LINK_EDUCACAO_INFANTIL'],
  ['ensino fundamental', 'LINK_ENSINO_FUNDAMENTAL'],
  ['aprendizagem industrial', 'LINK_APRENDIZAGEM_INDUSTRIAL'],
  ['educacao continuada', 'LINK_EDUCACAO_CONTINUADA'],
  ['educacao de jovens e adultos', 'LINK_EDUCACAO_DE_JOVENS_E_ADULTOS'],
]);

/** Categories that the menu leaves out. */
const LEFT_OUT: ReadonlySet<string> = new Set(['ensino medio senai', foldText(FREE_CATEGORY.nome)]);

/** Whether a category of that name leads elsewhere, or isn't shown. */
export function isReservedName(nome: string): boolean {
  const name = foldText(nome);
  return LEFT_OUT.has(name) || SITES.has(name);
}

export function categorySlug(nome: string): string {
  const name = categoryName(nome);
  return KNOWN_SLUGS.get(name) ?? slugify(name);
}

/** External sites open a new tab (CATALOGUE-5). */
export function categoryLink({ nome, slug }: { nome: string; slug?: string }): CategoryLink {
  const name = foldText(nome);
  if (name === foldText(FREE_CATEGORY.nome)) return { kind: 'free' };
  const site = SITES.get(name);
  return site ? { kind: 'site', site } : { kind: 'page', slug: slug ?? categorySlug(nome) };
}

/**
 * Leaves out 'Ensino Médio SENAI' and sites without address, adds 'Cursos Gratuitos' (id 0), sorts by name
 * (CATALOGUE-4).
 */
export function listMenuCategories<Category extends { id_modalidade: number; nome: string }>(
  categories: readonly Category[],
  sites: Partial<Record<SiteLinkKey, unknown>>,
): (Category | typeof FREE_CATEGORY)[] {
  const stored = categories.filter(({ nome }) => {
    const name = foldText(nome);
    const site = SITES.get(name);
    return !LEFT_OUT.has(name) && (!site || sites[site] !== undefined);
  });
  return sortByText([...stored, FREE_CATEGORY], ({ nome }) => categoryName(nome));
}
