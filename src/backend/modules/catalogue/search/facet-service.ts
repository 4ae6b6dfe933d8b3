import type { Database } from '#/backend/db/database.ts';
import { type Facet, facetLabel, facets, facetValueName } from '#/domain/catalogue/facets.ts';
import type { CourseFilters, SearchFacets } from '#/contract/catalogue/search.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import { countFacets, type FacetRow, nameChosenValues } from './facet-repository.ts';
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
  const today = calendarDay(now);
  let rows = await countFacets(db, narrowing, today);
  if (narrowing.text && rows.every(({ total }) => total === 0)) {
    await beforeWidening();
    const nearest = await relaxText(db, narrowing);
    if (nearest) rows = await countFacets(db, nearest.narrowing, today);
  }
  const chosen = [...(await nameChosenValues(db, narrowing)), ...chosenCodes(narrowing)];
  const values = (facet: Facet) => {
    const counted = rows.filter((row) => row.faceta === facet.name && row.total > 0);
    // A chosen value stays, so that it can be taken away again.
    const missing = chosen.filter(
      ({ faceta, valor }) => faceta === facet.name && counted.every((row) => row.valor !== valor),
    );
    return [...counted, ...missing]
      .map(({ valor, nome, total }) => ({ valor, nome: facetLabel(facet, valor) ?? nome, total }))
      .toSorted(orderOf(facet));
  };
  return Object.fromEntries(facets.map((facet) => [facet.name, values(facet)])) as SearchFacets;
}

function chosenCodes(narrowing: CourseNarrowing): FacetRow[] {
  return facets
    .filter((facet) => 'values' in facet)
    .flatMap(({ name }) =>
      [narrowing[name] ?? []].flat().map((valor) => ({ faceta: name, valor, nome: valor, total: 0 })),
    );
}

type FacetValue = Omit<FacetRow, 'faceta'>;

const collator = new Intl.Collator('pt-BR');

/** Codes in the order of the table, rows by the names people see. */
function orderOf(facet: Facet): (a: FacetValue, b: FacetValue) => number {
  if ('values' in facet) {
    const order: readonly string[] = facet.values;
    return (a, b) => order.indexOf(a.valor) - order.indexOf(b.valor);
  }
  const key = ({ nome }: FacetValue) => facetValueName(facet, nome).toUpperCase();
  return (a, b) => collator.compare(key(a), key(b));
}
