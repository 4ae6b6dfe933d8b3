import type { Database } from '#/backend/db/database.ts';
import { categoryName } from '#/domain/catalogue/category.ts';
import { formatLabels, priceLabels, shiftLabels } from '#/domain/catalogue/offer-labels.ts';
import { offerFormats, offerShifts } from '#/domain/catalogue/offer-values.ts';
import type { CourseFilters, SearchFacets } from '#/contract/catalogue/search.ts';
import type { Clock } from '#/domain/time/clock.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CourseNarrowing } from './course-filters-repository.ts';
import { countFacets, type FacetName, type FacetRow, nameChosenValues } from './facet-repository.ts';
import { relaxText } from './relaxed-search.ts';
import { widenFreely } from '#/backend/limits/search-limits.ts';
import { readFilters } from './search-service.ts';

/**
 * The facets of a search with their counts; those of the nearest courses when the text finds none and
 * `beforeWidening` doesn't throw.
 */
export async function getSearchFacets(
  db: Database,
  clock: Clock,
  filters: CourseFilters,
  beforeWidening: () => Promise<void> = widenFreely,
): Promise<SearchFacets> {
  const { narrowing } = await readFilters(db, filters);
  const today = calendarDay(clock());
  let rows = await countFacets(db, narrowing, today);
  if (narrowing.text && rows.every(({ total }) => total === 0)) {
    await beforeWidening();
    const nearest = await relaxText(db, narrowing);
    if (nearest) rows = await countFacets(db, nearest.narrowing, today);
  }
  const chosen = [...(await nameChosenValues(db, narrowing)), ...chosenCodes(narrowing)];
  const values = (name: FacetName) => {
    const counted = rows.filter((row) => row.faceta === name && row.total > 0);
    // A chosen value stays, so that it can be taken away again.
    const missing = chosen.filter(
      ({ faceta, valor }) => faceta === name && counted.every((row) => row.valor !== valor),
    );
    return [...counted, ...missing].map(({ valor, nome, total }) => ({ valor, nome, total }));
  };
  return {
    modalidade: values('modalidade').toSorted(byShownName),
    area: values('area').toSorted(byName),
    cidade: values('cidade').toSorted(byName),
    tipo_curso: values('tipo_curso').toSorted(byName),
    preco: values('preco'),
    turno: named(values('turno'), offerShifts, shiftLabels),
    formato: named(values('formato'), offerFormats, formatLabels),
  };
}

function chosenCodes({ shifts = [], formats = [], price }: CourseNarrowing): FacetRow[] {
  return [
    ...shifts.map((valor) => ({ faceta: 'turno' as const, valor, nome: valor, total: 0 })),
    ...formats.map((valor) => ({ faceta: 'formato' as const, valor, nome: valor, total: 0 })),
    ...(price ? [{ faceta: 'preco' as const, valor: price, nome: priceLabels[price], total: 0 }] : []),
  ];
}

type FacetValue = Omit<FacetRow, 'faceta'>;

const collator = new Intl.Collator('pt-BR');
const byName = (a: FacetValue, b: FacetValue) => collator.compare(a.nome.toUpperCase(), b.nome.toUpperCase());
const byShownName = (a: FacetValue, b: FacetValue) =>
  byName({ ...a, nome: categoryName(a.nome) }, { ...b, nome: categoryName(b.nome) });

function named(
  values: readonly FacetValue[],
  order: readonly string[],
  names: Readonly<Record<string, string>>,
): FacetValue[] {
  return values
    .map((value) => ({ ...value, nome: names[value.valor] ?? value.nome }))
    .toSorted((a, b) => order.indexOf(a.valor) - order.indexOf(b.valor));
}
