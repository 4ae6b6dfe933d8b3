import { slugWords } from '#/domain/text/slug.ts';
import {
  type Facet,
  facets,
  type FacetSearchKey,
  facetsWithPages,
  facetValueName,
  priceRangeFacet,
} from '#/domain/catalogue/facets.ts';
import type { CourseFilters, SearchFacets } from '#/contract/catalogue/search.ts';
import type { SearchOrder } from '#/domain/catalogue/search-order.ts';
import type { SearchPageSearch } from './search.schema.ts';

export type ListPreset = Pick<
  CourseFilters,
  (typeof facetsWithPages)[number]['wireKey'] | 'tag_url' | 'promocao' | 'status'
> & {
  discountsFirst?: true;
};

export function toCourseFilters(
  search: SearchPageSearch,
  { discountsFirst: _order, ...fixed }: ListPreset,
): CourseFilters {
  return {
    titulo: search.titulo ? slugWords(search.titulo) : undefined,
    ...Object.fromEntries(facets.map(({ searchKey, wireKey }) => [wireKey, search[searchKey]])),
    [priceRangeFacet.minKey]: search[priceRangeFacet.minKey],
    [priceRangeFacet.maxKey]: search[priceRangeFacet.maxKey],
    ...fixed,
  };
}

export function chosenValues(search: SearchPageSearch, key: FacetSearchKey): string[] {
  const value = search[key];
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [value];
}

/** The search with a facet's value put in or taken out; it starts again at the first page. */
export function toggleValue(search: SearchPageSearch, facet: Facet, value: string): SearchPageSearch {
  const { pagina: _first, ...rest } = search;
  const key = facet.searchKey;
  const chosen = chosenValues(search, key);
  if (facet.kind === 'code') return { ...rest, [key]: chosen.includes(value) ? undefined : value };
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].sort();
  return { ...rest, [key]: values.length > 0 ? values : undefined };
}

export function nameChoices(search: SearchPageSearch, known: readonly SearchFacets[]): string[] {
  return facetsWithPages.flatMap(({ name, searchKey }) => {
    const values = known.flatMap((counted) => counted[name]);
    return (search[searchKey] ?? []).map((slug) => values.find(({ valor }) => valor === slug)?.nome ?? slug);
  });
}

export function clearFilters({ titulo, ordem }: SearchPageSearch): SearchPageSearch {
  return { titulo, ordem };
}

export function countFilters(search: SearchPageSearch): number {
  const choices = facets.reduce((sum, { searchKey }) => sum + chosenValues(search, searchKey).length, 0);
  const { minKey, maxKey } = priceRangeFacet;
  return choices + (search[minKey] !== undefined || search[maxKey] !== undefined ? 1 : 0);
}

/**
 * The facets' values worth sending, under the names people see: those that would find something, and those in
 * force.
 */
export function shownFacets(counted: SearchFacets, search: SearchPageSearch): SearchFacets {
  const shown = facets.map((facet) => {
    const chosen = chosenValues(search, facet.searchKey);
    const values = counted[facet.name]
      .filter(({ valor, total }) => total > 0 || chosen.includes(valor))
      .map((value) => ({ ...value, nome: facetValueName(facet, value.nome) }));
    return [facet.name, values] as const;
  });
  return Object.fromEntries(shown) as SearchFacets;
}

const orderLabels: Readonly<Record<SearchOrder, string>> = {
  relevancia: 'Mais relevantes',
  'mais-vendidos': 'Mais vendidos',
  'menor-preco': 'Menor preço',
  'maior-preco': 'Maior preço',
  'a-z': 'De A a Z',
};

export function listOrders(
  { titulo }: SearchPageSearch,
  { discountsFirst }: ListPreset,
): { value: string; label: string }[] {
  const labels =
    discountsFirst && !titulo ? { ...orderLabels, relevancia: 'Descontos primeiro' } : orderLabels;
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
