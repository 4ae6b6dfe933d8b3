import type { Database } from '#/backend/db/database.ts';
import { isSiteAddress } from '#/domain/web-link.ts';
import { selectSiteLinks } from './site-link-repository.ts';

/** Where menus and footer lead, by key; what a page may not carry is left out. */
export async function listSiteLinks(db: Database) {
  return (await selectSiteLinks(db)).filter(({ valor }) => isSiteAddress(valor));
}
