import { os } from '#/backend/request/implementer.ts';
import { listCourses, listLists, listOffers, listParts } from './sitemap-service.ts';

export const sitemapRoutes = {
  listParts: os.sitemap.listParts.handler(({ context: { db, clock } }) => listParts(db, clock())),
  listCourses: os.sitemap.listCourses.handler(({ input, context: { db } }) => listCourses(db, input.parte)),
  listOffers: os.sitemap.listOffers.handler(({ input, context: { db, clock } }) =>
    listOffers(db, clock(), input.parte),
  ),
  listLists: os.sitemap.listLists.handler(({ context: { db, clock } }) => listLists(db, clock())),
};
