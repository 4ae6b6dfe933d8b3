import { os } from '#/backend/http/implementer.ts';
import { getSearchFacets } from './facet-service.ts';
import { searchCourses } from './search-service.ts';
import { suggestCourses } from './suggestion-service.ts';

/** Section "search" of the contract. */
export const searchRoutes = {
  courses: os.search.courses.handler(({ input, context: { db, clock } }) => searchCourses(db, clock, input)),
  facets: os.search.facets.handler(({ input, context: { db, clock } }) => getSearchFacets(db, clock, input)),
  suggest: os.search.suggest.handler(({ input, context: { db } }) =>
    suggestCourses(db, input.titulo_prefixo, input.quantidade),
  ),
};
