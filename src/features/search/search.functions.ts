import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { toCourseCard } from '#/blocks/course-card-data.ts';
import { PAGE_SIZE } from '#/domain/pagination.ts';
import { backend, currentRequest } from '#/gateway/backend.server.ts';
import { readShared, readSharedOr } from '#/gateway/shared-cache.server.ts';
import { countedUnder } from '#/gateway/visitor.server.ts';
import { shownFacets, toCourseFilters } from './list-filters.ts';
import { searchPageSchema } from './search.schema.ts';

const slugs = v.optional(v.array(v.pipe(v.string(), v.maxLength(150))));
const listInputSchema = v.object({
  search: searchPageSchema,
  preset: v.object({
    modalidade: slugs,
    area: slugs,
    cidade: slugs,
    tag_url: v.optional(v.pipe(v.string(), v.maxLength(150))),
    promocao: v.optional(v.boolean()),
    status: v.optional(v.literal('em-aberto')),
    discountsFirst: v.optional(v.literal(true)),
  }),
});

/** Milliseconds for which a list may be older than the catalogue. */
const freshMs = 5000;
const promotionFreshMs = 60_000;

/** One page of a list, with its facets. */
export const fetchList = createServerFn({ method: 'GET' })
  .validator(listInputSchema)
  .handler(({ data }) => {
    const { ip } = currentRequest();
    const read = async () => {
      const filters = toCourseFilters(data.search, data.preset);
      const [result, facets] = await Promise.all([
        backend().search.courses({
          ...filters,
          ordem: data.search.ordem ?? 'relevancia',
          pagina: data.search.pagina ?? 1,
          quantidade: PAGE_SIZE,
          descontos_primeiro: data.preset.discountsFirst,
        }),
        backend().search.facets(filters),
      ]);
      return {
        result: { ...result, itens: result.itens.map(toCourseCard) },
        facets: shownFacets(facets, data.search),
      };
    };
    return readShared(`list ${JSON.stringify([data.search, data.preset])}`, freshMs, () =>
      countedUnder(ip, read),
    );
  });
export type CourseList = Awaited<ReturnType<typeof fetchList>>;

/** The promotion now on; null for none, and when it can't be had: the list stands without it. */
export const fetchPromotion = createServerFn({ method: 'GET' }).handler(() =>
  readSharedOr('shell promotion', promotionFreshMs, () => backend().reference.getCurrentPromotion(), null),
);

/** What one segment of the address names; a 404 error when nothing. Asked anew each time, and remembered for outages. */
export const fetchPageTarget = createServerFn({ method: 'GET' })
  .validator(v.object({ segment: v.pipe(v.string(), v.maxLength(150)) }))
  .handler(({ data: { segment } }) =>
    readShared(`segment ${segment}`, 0, () => backend().taxonomy.resolvePage({ segmento: segment })),
  );

/** Suggestions while a term is typed. */
export const fetchSuggestions = createServerFn({ method: 'GET' })
  .validator(v.object({ term: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(120)) }))
  .handler(({ data }) => backend().search.suggest({ titulo_prefixo: data.term, quantidade: 4 }));
