import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { toCourseCard } from '#/storefront/shared/course/card/course-card-data.ts';
import { facetsWithPages } from '#/domain/catalogue/facets.ts';
import { LIST_PAGE_SIZE } from '#/domain/site/pagination.ts';
import { foldText } from '#/domain/text/slug.ts';
import { backend, currentRequest } from '#/storefront/backend-client/backend.server.ts';
import { readShared, readSharedOr } from '#/storefront/backend-client/shared-cache.server.ts';
import { countedUnder } from '#/storefront/backend-client/visitor.server.ts';
import { shownFacets, toCourseFilters } from './list-filters.ts';
import { searchPageSchema } from './search.schema.ts';
import { typedText } from '#/domain/text/required.ts';

const slugs = v.optional(v.array(v.pipe(v.string(), v.maxLength(150))));
const presetFacets = Object.fromEntries(facetsWithPages.map(({ wireKey }) => [wireKey, slugs])) as Record<
  (typeof facetsWithPages)[number]['wireKey'],
  typeof slugs
>;
const listInputSchema = v.object({
  search: searchPageSchema,
  preset: v.object({
    ...presetFacets,
    tag_url: v.optional(v.pipe(v.string(), v.maxLength(150))),
    promocao: v.optional(v.boolean()),
    status: v.optional(v.literal('em-aberto')),
    discountsFirst: v.optional(v.literal(true)),
  }),
});

/** Milliseconds for which a list may be older than the catalogue. */
const freshMs = 5000;
const promotionFreshMs = 60_000;
const placesFreshMs = 60_000;

export const fetchList = createServerFn({ method: 'GET' })
  .validator(listInputSchema)
  .handler(({ data }) => {
    const { ip } = currentRequest();
    const read = async () => {
      const filters = toCourseFilters(data.search, data.preset);
      const [result, facets] = await Promise.all([
        backend().search.searchCourses({
          ...filters,
          ordem: data.search.ordem ?? 'relevancia',
          pagina: data.search.pagina ?? 1,
          quantidade: LIST_PAGE_SIZE,
          descontos_primeiro: data.preset.discountsFirst,
        }),
        backend().search.getSearchFacets(filters),
      ]);
      return {
        result: { ...result, itens: result.itens.map(toCourseCard) },
        facets: shownFacets(facets, data.search),
      };
    };
    return readShared(listKey(data), freshMs, () => countedUnder(ip, read));
  });
export type CourseList = Awaited<ReturnType<typeof fetchList>>;

const listKey = ({ search, preset }: v.InferOutput<typeof listInputSchema>) =>
  `list ${JSON.stringify([search, preset])}`;

export const fetchCurrentPromotion = createServerFn({ method: 'GET' }).handler(() =>
  readSharedOr('shell promotion', promotionFreshMs, () => backend().reference.getCurrentPromotion(), null),
);

export type Promotion = NonNullable<Awaited<ReturnType<typeof fetchCurrentPromotion>>>;

export const fetchPageTarget = createServerFn({ method: 'GET' })
  .validator(v.object({ segment: v.pipe(v.string(), v.maxLength(150)) }))
  .handler(({ data: { segment } }) =>
    readShared(`segment ${segment}`, 0, () => backend().taxonomy.resolvePage({ segmento: segment })),
  );

const maxPlaces = 2;

/**
 * Suggestions while a term is typed: courses, and areas and cities of that name. A list that can't be had is
 * left out.
 */
export const fetchSuggestions = createServerFn({ method: 'GET' })
  .validator(v.object({ term: v.pipe(typedText(), v.minLength(3), v.maxLength(120)) }))
  .handler(async ({ data: { term } }) => {
    const { search, taxonomy } = backend();
    const [courses, areas, cities] = await Promise.all([
      search.suggestCourses({ titulo_prefixo: term, quantidade: 4 }),
      readSharedOr('suggested areas', placesFreshMs, () => taxonomy.listAreaGroups(), []),
      readSharedOr('suggested cities', placesFreshMs, () => taxonomy.listCitiesWithCourses({}), []),
    ]);
    return {
      courses,
      areas: findByName(areas, term).map(({ nome, icone_slug }) => ({ nome, slug: icone_slug })),
      cities: findByName(cities, term).map(({ nome, slug }) => ({ nome, slug })),
    };
  });
export type Suggestions = Awaited<ReturnType<typeof fetchSuggestions>>;

/** Those with a word that begins so, whatever the accents. */
function findByName<Named extends { nome: string }>(list: readonly Named[], term: string): Named[] {
  const asked = foldText(term);
  return list.filter(({ nome }) => ` ${foldText(nome)}`.includes(` ${asked}`)).slice(0, maxPlaces);
}
