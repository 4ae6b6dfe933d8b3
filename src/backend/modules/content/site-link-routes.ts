import { os } from '#/backend/request/implementer.ts';
import { listSiteLinks } from './site-link-service.ts';

export const siteLinkRoutes = {
  listSiteLinks: os.site.listSiteLinks.handler(({ context: { db, settings } }) =>
    listSiteLinks(db, settings),
  ),
};
