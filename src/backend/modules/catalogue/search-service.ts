import type { Database } from '#/backend/db/database.ts';
import type { CourseFilters, SearchInput, SearchResult } from '#/contract/catalogue/search.ts';
import type { Clock } from '#/domain/clock.ts';
import { addDays, calendarDay, startOfDay } from '#/domain/dates.ts';
import { centsToReais, reaisToCents } from '#/domain/money.ts';
import type { CourseNarrowing } from './course-filters-repository.ts';
import { findNearestText, readText } from './search-reading.ts';
import { type FoundCourses, searchCourses as findCourses } from './search-repository.ts';
import { toSummary } from './summary.ts';
import { findSummaries } from './summary-repository.ts';

const BEST_SELLER_DAYS = 90;

/** A page of courses; when nothing fits, the nearest ones with `aproximado` (decisions, section 2). */
export async function searchCourses(db: Database, clock: Clock, input: SearchInput): Promise<SearchResult> {
  const today = calendarDay(clock());
  const page = {
    order: input.ordem,
    limit: input.quantidade,
    offset: (input.pagina - 1) * input.quantidade,
    salesSince: startOfDay(addDays(today, -BEST_SELLER_DAYS)),
  };
  const find = (narrowing: CourseNarrowing) => findCourses(db, narrowing, page, today);
  const narrowing = await readFilters(db, input);
  let found = await find(narrowing);
  let approximate = false;
  if (found.total === 0) {
    const nearest = await findNearest(db, narrowing, find);
    approximate = nearest !== undefined;
    found = nearest ?? found;
  }
  const rows = await findSummaries(db, found.ids, today, narrowing);
  return {
    itens: rows.map(toSummary),
    totalItens: found.total,
    page: input.pagina,
    max: centsToReais(found.maxCents),
    min: centsToReais(found.minCents),
    aproximado: approximate,
  };
}

/** The first of these that finds something: typos corrected, then any city, shift, format and price, then no facet at all. */
async function findNearest(
  db: Database,
  narrowing: CourseNarrowing,
  find: (narrowing: CourseNarrowing) => Promise<FoundCourses>,
): Promise<FoundCourses | undefined> {
  const nearText = narrowing.text && (await findNearestText(db, narrowing.text));
  const near: CourseNarrowing = { ...narrowing, text: nearText ?? narrowing.text };
  const attempts: CourseNarrowing[] = nearText ? [near] : [];
  if (isFaceted(narrowing)) {
    const anywhere = withoutOffers(near);
    attempts.push(anywhere);
    if (near.text) attempts.push(withoutFacets(anywhere));
  }
  for (const attempt of attempts) {
    const found = await find(attempt);
    if (found.total > 0) return found;
  }
  return undefined;
}

/** The filters of the wire as the repository takes them: cents, and the text read. */
export async function readFilters(db: Database, filters: CourseFilters): Promise<CourseNarrowing> {
  const { text, city } = await readText(db, filters.titulo ?? '', filters.cidade !== undefined);
  return {
    text,
    ids: filters.id_produto,
    modalityIds: filters.id_modalidade,
    modalitySlugs: filters.modalidade,
    areaIds: filters.id_area_atuacao,
    areaGroupSlugs: filters.area,
    citySlugs: filters.cidade ?? (city ? [city] : undefined),
    typeIds: filters.id_tipo_curso,
    shifts: filters.turno,
    formats: filters.formato,
    price: filters.preco,
    minCents: optionalCents(filters.preco_min),
    maxCents: optionalCents(filters.preco_max),
    openOnly: filters.status === 'em-aberto',
    paidOfferOnly: filters.tipo_oferta === 'PAGO',
    tag: filters.tag_url,
    bestSellersOnly: filters.mais_vendido_destaque,
    promotionOnly: filters.promocao,
  };
}

function isFaceted(narrowing: CourseNarrowing): boolean {
  const { modalityIds, modalitySlugs, areaGroupSlugs, citySlugs, typeIds, shifts, formats, price } =
    narrowing;
  return (
    [modalityIds, modalitySlugs, areaGroupSlugs, citySlugs, typeIds, shifts, formats, price].some(
      (chosen) => chosen !== undefined,
    ) ||
    narrowing.minCents !== undefined ||
    narrowing.maxCents !== undefined
  );
}

function withoutOffers({
  citySlugs,
  shifts,
  formats,
  minCents,
  maxCents,
  ...rest
}: CourseNarrowing): CourseNarrowing {
  return rest;
}

function withoutFacets({
  modalityIds,
  modalitySlugs,
  areaGroupSlugs,
  typeIds,
  price,
  ...rest
}: CourseNarrowing): CourseNarrowing {
  return rest;
}

// Prices beyond what the database holds filter as the largest does.
function optionalCents(reais: number | undefined): number | undefined {
  return reais === undefined ? undefined : Math.min(reaisToCents(reais), 2_147_483_647);
}
