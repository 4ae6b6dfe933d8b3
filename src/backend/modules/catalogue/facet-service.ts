import type { Database } from '#/backend/db/database.ts';
import { offerFormats, offerShifts } from '#/domain/offer-values.ts';
import type { CourseFilters, SearchFacets } from '#/contract/catalogue/search.ts';
import type { Clock } from '#/domain/clock.ts';
import { calendarDay } from '#/domain/dates.ts';
import { countFacets, type FacetName, type FacetRow } from './facet-repository.ts';
import { findNearestText } from './search-reading.ts';
import { readFilters } from './search-service.ts';

const shiftNames: Record<string, string> = {
  matutino: 'Matutino',
  vespertino: 'Vespertino',
  noturno: 'Noturno',
  integral: 'Integral',
  livre: 'Livre',
};
const formatNames: Record<string, string> = { presencial: 'Presencial', ead: 'EAD', hibrido: 'Híbrido' };

/** The facets of a search with their counts; those of the nearest courses when the text finds none. */
export async function getSearchFacets(
  db: Database,
  clock: Clock,
  filters: CourseFilters,
): Promise<SearchFacets> {
  const narrowing = await readFilters(db, filters);
  const today = calendarDay(clock());
  let rows = await countFacets(db, narrowing, today);
  if (narrowing.text && rows.every(({ total }) => total === 0)) {
    const text = await findNearestText(db, narrowing.text);
    if (text) rows = await countFacets(db, { ...narrowing, text }, today);
  }
  const values = (name: FacetName) =>
    rows
      .filter((row) => row.faceta === name && row.total > 0)
      .map(({ valor, nome, total }) => ({ valor, nome, total }));
  return {
    modalidade: values('modalidade').toSorted(byName),
    area: values('area').toSorted(byName),
    cidade: values('cidade').toSorted(byName),
    tipo_curso: values('tipo_curso').toSorted(byName),
    preco: values('preco'),
    turno: named(values('turno'), offerShifts, shiftNames),
    formato: named(values('formato'), offerFormats, formatNames),
  };
}

type FacetValue = Omit<FacetRow, 'faceta'>;

const collator = new Intl.Collator('pt-BR');
const byName = (a: FacetValue, b: FacetValue) => collator.compare(a.nome.toUpperCase(), b.nome.toUpperCase());

function named(
  values: readonly FacetValue[],
  order: readonly string[],
  names: Readonly<Record<string, string>>,
): FacetValue[] {
  return values
    .map((value) => ({ ...value, nome: names[value.valor] ?? value.nome }))
    .toSorted((a, b) => order.indexOf(a.valor) - order.indexOf(b.valor));
}
