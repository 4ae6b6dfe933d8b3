import type { Database } from '#/backend/db/database.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { siteLinkField } from '#/domain/school/brand.ts';
import { siteLinkKeys } from '#/domain/site/site-link.ts';
import { selectSiteLinks } from './site-link-repository.ts';

/** Those that the school chose come before those of the database. */
export async function listSiteLinks(db: Database, settings: Parameters<typeof readBrand>[1]) {
  const [brand, rows] = await Promise.all([readBrand(db, settings), selectSiteLinks(db)]);
  const stored = new Map(rows.map(({ chave, valor }) => [chave, valor]));
  return siteLinkKeys.flatMap((chave) => {
    const valor = brand[siteLinkField(chave)] || stored.get(chave);
    return valor ? [{ chave, valor }] : [];
  });
}
