import { eq, lt } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { knownBrowsers } from '#/backend/db/schema/identity.ts';

/** Notes that a login was entered with a browser; says whether it was before, and whether any was. */
export async function noteBrowser(
  db: Database,
  idLogin: number,
  hash: Uint8Array,
  now: Date,
): Promise<{ known: boolean; first: boolean }> {
  const rows = await db.select({ hash: knownBrowsers.hash }).from(knownBrowsers).where(ofLogin(idLogin));
  await db
    .insert(knownBrowsers)
    .values({ id_login: idLogin, hash, usado_em: now })
    .onConflictDoUpdate({ target: [knownBrowsers.id_login, knownBrowsers.hash], set: { usado_em: now } });
  return { known: rows.some((row) => Buffer.compare(row.hash, hash) === 0), first: rows.length === 0 };
}

export async function forgetBrowsersOf(db: Database, idLogin: number): Promise<void> {
  await db.delete(knownBrowsers).where(ofLogin(idLogin));
}

export async function deleteBrowsersUnusedSince(db: Database, before: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lt(knownBrowsers.usado_em, before));
}

const ofLogin = (idLogin: number) => eq(knownBrowsers.id_login, idLogin);
