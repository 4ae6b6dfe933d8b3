import type { Database } from '#/backend/db/database.ts';
import type { CourseFilters, SearchInput, SearchResult } from '#/contract/catalogue/search.ts';
import { centsToReais, reaisToCents } from '#/domain/sale/money.ts';
import { type FacetChoices, facetLabel, facets, facetsInTexts } from '#/domain/catalogue/facets.ts';
import { startOfBestSelling } from '#/domain/catalogue/best-selling.ts';
import type { CourseNarrowing } from './course-narrowing.ts';
import { type Relaxed, relaxFilters, relaxText } from './relaxed-search.ts';
import { widenFreely, WIDENING_MS } from '#/backend/limits/search-limits.ts';
import { readText, type ReadText } from '../reading/search-reading.ts';
import { isUnreadable } from '../reading/search-words.ts';
import { findCourses, type FoundCourses } from './found-courses.ts';
import { searchCatalogue } from './searched-catalogue.ts';
import { findShiftNames } from '../shifts/find-shift-names.ts';
import { countSales, listPinnedCourses, type Sales } from './search-repository.ts';
import { toSummary } from './course-summary.ts';
import { findSummaries } from './course-summary-repository.ts';

/**
 * How far a search that finds nothing is widened: unless `beforeWidening` throws, and for so many
 * milliseconds.
 */
interface Widening {
  beforeWidening?: () => Promise<void>;
  wideningMs?: number;
}

/** A page of results; without any, the nearest ones with the dropped filters (SEARCH-7). */
export async function searchCourses(
  db: Database,
  now: Date,
  input: SearchInput,
  { beforeWidening = widenFreely, wideningMs = WIDENING_MS }: Widening = {},
): Promise<SearchResult> {
  const isByPinned = input.ordem === 'mais-vendidos' && input.destaques_primeiro === true;
  const pinned = isByPinned ? await listPinnedCourses(db) : [];
  const page = {
    order: input.ordem,
    discountsFirst: input.descontos_primeiro ?? false,
    limit: input.quantidade,
    offset: (input.pagina - 1) * input.quantidade,
    sales:
      input.ordem === 'mais-vendidos'
        ? putFirst(pinned, await countSales(db, startOfBestSelling(now)))
        : new Map<number, number>(),
  };
  const find = (narrowing: CourseNarrowing) =>
    searchCatalogue(db, narrowing, now, (catalogue) => findCourses(catalogue, page));
  const { narrowing, read } = await readFilters(db, input);
  const exact = await find(narrowing);
  const asAsked: Relaxed = { narrowing, relaxations: [], corrected: null };
  const isWidened = exact.total === 0 && !isUnreadable(input.titulo ?? '');
  if (isWidened) await beforeWidening();
  const nearest = isWidened ? await findNearest(db, asAsked, { find, wideningMs }) : undefined;
  const { found, relaxed } = nearest ?? { found: exact, relaxed: asAsked };
  const rows = await findSummaries(db, found.ids, now, relaxed.narrowing);
  return {
    itens: rows.map(toSummary),
    totalItens: found.total,
    page: input.pagina,
    max: centsToReais(found.maxCents),
    min: centsToReais(found.minCents),
    aproximado: nearest !== undefined,
    relaxado: relaxed.relaxations,
    corrigido: relaxed.corrected,
    lido: readFacets(read, read.facets.turno ? await findShiftNames(db) : {}),
    ...(isByPinned && { destaques: pinned.filter((id) => found.ids.includes(id)) }),
  };
}

/** As if these had sold more than any other, in their order. */
const putFirst = (ids: readonly number[], sales: Sales): Sales =>
  new Map([...sales, ...ids.map((id, place) => [id, Number.MAX_SAFE_INTEGER - place] as const)]);

/** The first search that finds something: with the text relaxed, then with filters left out. */
async function findNearest(
  db: Database,
  asked: Relaxed,
  { find, wideningMs }: { find: (narrowing: CourseNarrowing) => Promise<FoundCourses>; wideningMs: number },
): Promise<{ found: FoundCourses; relaxed: Relaxed } | undefined> {
  const startedAt = performance.now();
  const nearText = await relaxText(db, asked.narrowing);
  const attempts = [...(nearText ? [nearText] : []), ...relaxFilters(nearText ?? asked)];
  for (const relaxed of attempts) {
    if (performance.now() - startedAt > wideningMs) return undefined;
    const found = await find(relaxed.narrowing);
    if (found.total > 0) return { found, relaxed };
  }
  return undefined;
}

function readFacets(
  read: ReadText,
  shiftNames: Readonly<Partial<Record<string, string>>>,
): SearchResult['lido'] {
  const chosen = choicesOf(read);
  const ofOffer = facetsInTexts.filter(({ of }) => of === 'offer');
  return [...ofOffer, ...facetsInTexts.filter(({ of }) => of !== 'offer')].flatMap((facet) =>
    [chosen[facet.name] ?? []].flat().map((valor) => ({
      faceta: facet.name,
      valor,
      nome: shiftNames[valor] ?? facetLabel(facet, valor) ?? read.city?.titulo ?? valor,
    })),
  );
}

function choicesOf({ city, facets: read }: ReadText): FacetChoices {
  return { ...read, cidade: city && [city.slug] };
}

/**
 * The filters of the wire as the repository takes them: cents, and the text read. A chosen facet wins over
 * a read one.
 */
export async function readFilters(
  db: Database,
  filters: CourseFilters,
): Promise<{ narrowing: CourseNarrowing; read: ReadText }> {
  const read = await readText(db, filters.titulo ?? '');
  const asked = choicesOf(read);
  const chosen: FacetChoices = Object.fromEntries(
    facets.map(({ name, wireKey }) => [name, filters[wireKey] ?? asked[name]]),
  );
  const narrowing: CourseNarrowing = {
    text: read.text,
    ids: isUnreadable(filters.titulo ?? '') ? [] : filters.id_produto,
    ...chosen,
    modalityIds: filters.id_modalidade,
    areaIds: filters.id_area_atuacao,
    minCents: optionalCents(filters.preco_min),
    maxCents: optionalCents(filters.preco_max),
    openOnly: filters.status === 'em-aberto',
    paidOfferOnly: filters.tipo_oferta === 'PAGO',
    tag: filters.tag_url,
    bestSellersOnly: filters.mais_vendido_destaque,
    promotionOnly: filters.promocao,
  };
  return { narrowing, read };
}

function optionalCents(reais: number | undefined): number | undefined {
  return reais === undefined ? undefined : Math.min(reaisToCents(reais), 2_147_483_647);
}
