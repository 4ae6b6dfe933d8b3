import { and, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { knownBrowsers } from '#/backend/db/schema/identity.ts';

export async function noteBrowser(
  db: Database,
  loginId: number,
  hash: Uint8Array,
  now: Date,
): Promise<{ known: boolean; first: boolean }> {
  const rows = await db.select({ hash: knownBrowsers.hash }).from(knownBrowsers).where(ofLogin(loginId));
  await db
    .insert(knownBrowsers)
    .values({ id_login: loginId, hash, usado_em: now })
    .onConflictDoUpdate({ target: [knownBrowsers.id_login, knownBrowsers.hash], set: { usado_em: now } });
  return { known: rows.some((row) => Buffer.compare(row.hash, hash) === 0), first: rows.length === 0 };
}

export async function forgetBrowsersOf(
  db: Database,
  loginId: number,
  stored: Uint8Array | null = null,
): Promise<void> {
  await db
    .delete(knownBrowsers)
    .where(and(ofLogin(loginId), stored ? ne(knownBrowsers.hash, stored) : undefined));
}

export async function isKnownBrowser(db: Database, loginId: number, hash: Uint8Array): Promise<boolean> {
  const rows = await db
    .select({ hash: knownBrowsers.hash })
    .from(knownBrowsers)
    .where(and(ofLogin(loginId), eq(knownBrowsers.hash, hash)));
  return rows.length > 0;
}

export async function deleteBrowsersUnusedSince(db: Database, before: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lt(knownBrowsers.usado_em, before));
}

const ofLogin = (loginId: number) => eq(knownBrowsers.id_login, loginId);
