import type { Database } from '#/backend/db/database.ts';
import { selectSiteLinks } from './site-link-repository.ts';

export function listSiteLinks(db: Database) {
  return selectSiteLinks(db);
}
