import type { Database } from '#/backend/db/database.ts';
import { type Facet, facetLabel, facets, facetValueName } from '#/domain/catalogue/facets.ts';
import type { CourseFilters, SearchFacets } from '#/contract/catalogue/search.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import { countFacets, type FacetCounts } from './facet-counts.ts';
import type { FacetRows } from './facet-repository.ts';
import { searchCatalogue } from './searched-catalogue.ts';
import { relaxText } from './relaxed-search.ts';
import { widenFreely } from '#/backend/limits/search-limits.ts';
import { readFilters } from './search-service.ts';

/**
 * The facets of a search with their counts; those of the nearest courses when the text finds none and
 * `beforeWidening` doesn't throw.
 */
export async function getSearchFacets(
  db: Database,
  now: Date,
  filters: CourseFilters,
  beforeWidening: () => Promise<void> = widenFreely,
): Promise<SearchFacets> {
  const { narrowing } = await readFilters(db, filters);
  const count = (asked: CourseNarrowing) =>
    searchCatalogue(db, asked, now, ({ courses, slots, wanted, rows: ofFacets }) => ({
      counts: countFacets(courses.columns, slots, wanted),
      rows: ofFacets,
    }));
  let { counts, rows } = await count(narrowing);
  if (narrowing.text && isEmpty(counts)) {
    await beforeWidening();
    const nearest = await relaxText(db, narrowing);
    if (nearest) ({ counts, rows } = await count(nearest.narrowing));
  }
  const values = (facet: Facet) => {
    const chosen = new Set([narrowing[facet.name] ?? []].flat().map(String));
    // A chosen value stays, so that it can be taken away again.
    return countedValues(facet, counts, rows)
      .filter(({ total, valor }) => total > 0 || chosen.has(valor))
      .toSorted(orderOf(facet));
  };
  return Object.fromEntries(facets.map((facet) => [facet.name, values(facet)])) as SearchFacets;
}

function isEmpty(counts: FacetCounts): boolean {
  return [...counts.values()].every((ofFacet) => [...ofFacet.values()].every((total) => total === 0));
}

function countedValues(facet: Facet, counts: FacetCounts, rows: FacetRows): FacetValue[] {
  const counted = counts.get(facet.name)!;
  if ('values' in facet) {
    const own = new Map(rows[facet.name]?.map(({ valor, nome }) => [valor, nome]));
    return facet.values.map((valor) => ({
      valor,
      nome: own.get(valor) ?? facetLabel(facet, valor) ?? valor,
      total: counted.get(valor) ?? 0,
    }));
  }
  return (rows[facet.name] ?? []).map(({ id, valor, nome }) => ({
    valor,
    nome,
    total: counted.get(id) ?? 0,
  }));
}

interface FacetValue {
  valor: string;
  nome: string;
  total: number;
}

const collator = new Intl.Collator('pt-BR');

function orderOf(facet: Facet): (a: FacetValue, b: FacetValue) => number {
  if ('values' in facet) {
    const order: readonly string[] = facet.values;
    return (a, b) => order.indexOf(a.valor) - order.indexOf(b.valor);
  }
  const key = ({ nome }: FacetValue) => facetValueName(facet, nome).toUpperCase();
  return (a, b) => collator.compare(key(a), key(b));
}
