import type { Database } from '#/backend/db/database.ts';
import { isWebLink } from '#/domain/web-link.ts';
import { selectSiteLinks } from './site-link-repository.ts';

/** The addresses of other sites by key; one that is no web address is left out. */
export async function listSiteLinks(db: Database) {
  return (await selectSiteLinks(db)).filter(({ valor }) => isWebLink(valor));
}
