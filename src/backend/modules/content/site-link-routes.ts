import { os } from '#/backend/request/implementer.ts';
import { listSiteLinks } from './site-link-service.ts';

export const siteLinkRoutes = {
  listLinks: os.site.listLinks.handler(({ context: { db } }) => listSiteLinks(db)),
};
