import type { Database } from '#/backend/db/database.ts';
import { selectSiteLinks } from './site-link-repository.ts';

/** Where menus and footer lead, by key. */
export function listSiteLinks(db: Database) {
  return selectSiteLinks(db);
}
