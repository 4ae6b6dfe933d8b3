import { os } from '#/backend/request/implementer.ts';
import { getSearchFacets } from './facet-service.ts';
import { searchCourses } from './search-service.ts';
import { suggestCourses } from './suggestion-service.ts';

export const searchRoutes = {
  courses: os.search.courses.handler(({ input, context: { db, clock, ip, maxItems, searchLimits } }) =>
    searchLimits.gate.run(() =>
      searchCourses(
        db,
        clock(),
        { ...input, quantidade: Math.min(input.quantidade, maxItems) },
        {
          beforeWidening: () => searchLimits.widen(ip),
        },
      ),
    ),
  ),
  facets: os.search.facets.handler(({ input, context: { db, clock, ip, searchLimits } }) =>
    searchLimits.gate.run(() => getSearchFacets(db, clock(), input, () => searchLimits.widen(ip))),
  ),
  suggest: os.search.suggest.handler(({ input, context: { db, clock, ip, searchLimits } }) =>
    searchLimits.gate.run(() =>
      suggestCourses(db, clock(), { typed: input.titulo_prefixo, count: input.quantidade }, () =>
        searchLimits.widen(ip),
      ),
    ),
  ),
};
