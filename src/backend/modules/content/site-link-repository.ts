import { asc, inArray } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { siteSettings } from '#/backend/db/schema/content.ts';
import { siteLinkKeys } from '#/domain/site/site-link.ts';

export function selectSiteLinks(db: Database) {
  return db
    .select({ chave: siteSettings.chave, valor: siteSettings.valor })
    .from(siteSettings)
    .where(inArray(siteSettings.chave, [...siteLinkKeys]))
    .orderBy(asc(siteSettings.chave));
}
