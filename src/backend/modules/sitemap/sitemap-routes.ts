import { os } from '#/backend/request/implementer.ts';
import { listCourses, listLists, listSitemapOffers, listParts } from './sitemap-service.ts';

export const sitemapRoutes = {
  listSitemapParts: os.sitemap.listSitemapParts.handler(({ context: { db, clock } }) =>
    listParts(db, clock()),
  ),
  listSitemapCourses: os.sitemap.listSitemapCourses.handler(({ input, context: { db } }) =>
    listCourses(db, input.parte),
  ),
  listSitemapOffers: os.sitemap.listSitemapOffers.handler(({ input, context: { db, clock } }) =>
    listSitemapOffers(db, clock(), input.parte),
  ),
  listSitemapLists: os.sitemap.listSitemapLists.handler(({ context: { db, clock } }) =>
    listLists(db, clock()),
  ),
};
