import { os } from '#/backend/request/implementer.ts';
import { promiseOfCourses } from './promised-installments.ts';
import { getSearchFacets } from './facet-service.ts';
import { searchCourses } from './search-service.ts';
import { suggestCourses } from '../suggestion/suggestion-service.ts';

export const searchRoutes = {
  searchCourses: os.search.searchCourses.handler(async ({ input, context }) => {
    const { db, clock, ip, maxItems, searchLimits } = context;
    const now = clock();
    const found = await searchLimits.run(ip, () =>
      searchCourses(
        db,
        now,
        { ...input, quantidade: Math.min(input.quantidade, maxItems) },
        {
          beforeWidening: () => searchLimits.widen(ip),
        },
      ),
    );
    return { ...found, itens: promiseOfCourses(found.itens, context, now) };
  }),
  getSearchFacets: os.search.getSearchFacets.handler(({ input, context: { db, clock, ip, searchLimits } }) =>
    searchLimits.run(ip, () => getSearchFacets(db, clock(), input, () => searchLimits.widen(ip))),
  ),
  suggestCourses: os.search.suggestCourses.handler(({ input, context: { db, clock, ip, searchLimits } }) =>
    searchLimits.run(ip, () =>
      suggestCourses(db, clock(), { typed: input.titulo_prefixo, count: input.quantidade }, () =>
        searchLimits.widen(ip),
      ),
    ),
  ),
};
