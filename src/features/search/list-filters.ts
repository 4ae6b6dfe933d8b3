import { categoryName } from '#/domain/catalogue/category.ts';
import type { CourseFilters, SearchFacets } from '#/contract/catalogue/search.ts';
import type { SearchPageSearch } from './search.schema.ts';

/** What a list page fixes by its address: the modality, area or city it is about, a campaign's tag, promotions, open classes. */
export type ListPreset = Pick<
  CourseFilters,
  'modalidade' | 'area' | 'cidade' | 'tag_url' | 'promocao' | 'status'
> & {
  /** Courses below their original price come first until another order is chosen. */
  discountsFirst?: true;
};

/** Facets with several choices, in the order they are shown, with their search key. */
export const choiceFacets = [
  { key: 'modalidade', title: 'Modalidade' },
  { key: 'area', title: 'Área' },
  { key: 'cidade', title: 'Cidade' },
  { key: 'preco', title: 'Preço' },
  { key: 'turno', title: 'Turno' },
  { key: 'formato', title: 'Formato' },
  { key: 'tipo', title: 'Tipo de curso' },
] as const;
export type ChoiceFacetKey = (typeof choiceFacets)[number]['key'];

/** The page's search as filters of the backend; what the address fixes wins. */
export function toCourseFilters(
  search: SearchPageSearch,
  { discountsFirst: _order, ...fixed }: ListPreset,
): CourseFilters {
  return {
    titulo: search.titulo?.replaceAll('-', ' ').trim() || undefined,
    modalidade: search.modalidade,
    area: search.area,
    cidade: search.cidade,
    id_tipo_curso: search.tipo,
    preco: search.preco,
    preco_min: search.preco_min,
    preco_max: search.preco_max,
    turno: search.turno,
    formato: search.formato,
    ...fixed,
  };
}

/** The values of a facet in force. */
export function chosenValues(search: SearchPageSearch, key: ChoiceFacetKey): string[] {
  const value = search[key];
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [value];
}

/** The search with a facet's value put in or taken out; it starts again at the first page. */
export function toggleValue(search: SearchPageSearch, key: ChoiceFacetKey, value: string): SearchPageSearch {
  const { pagina: _first, ...rest } = search;
  if (key === 'preco') {
    const preco = value === 'gratuito' ? 'gratuito' : 'pago';
    return { ...rest, preco: search.preco === preco ? undefined : preco };
  }
  const chosen = chosenValues(search, key);
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].sort();
  return { ...rest, [key]: values.length > 0 ? values : undefined };
}

/** Only what isn't a filter stays. */
export function clearFilters({ titulo, ordem }: SearchPageSearch): SearchPageSearch {
  return { titulo, ordem };
}

/** How many filters are in force. */
export function countFilters(search: SearchPageSearch): number {
  const choices = choiceFacets.reduce((sum, { key }) => sum + chosenValues(search, key).length, 0);
  return choices + (search.preco_min !== undefined || search.preco_max !== undefined ? 1 : 0);
}

/** The facets' values worth sending, under the names people see: those that would find something, and those in force. */
export function shownFacets(facets: SearchFacets, search: SearchPageSearch): SearchFacets {
  const keep = (values: SearchFacets['area'], key: ChoiceFacetKey) => {
    const chosen = chosenValues(search, key);
    return values.filter(({ valor, total }) => total > 0 || chosen.includes(valor));
  };
  return {
    ...facets,
    modalidade: keep(facets.modalidade, 'modalidade').map((value) => ({
      ...value,
      nome: categoryName(value.nome),
    })),
    area: keep(facets.area, 'area'),
    cidade: keep(facets.cidade, 'cidade'),
    tipo_curso: keep(facets.tipo_curso, 'tipo'),
    turno: keep(facets.turno, 'turno'),
    formato: keep(facets.formato, 'formato'),
    preco: keep(facets.preco, 'preco'),
  };
}
