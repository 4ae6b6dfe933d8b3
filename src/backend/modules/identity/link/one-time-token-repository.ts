import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, oneTimeTokens } from '#/backend/db/schema/identity.ts';

export type OneTimeTokenKind = typeof oneTimeTokens.$inferSelect.tipo;

const live = (tipo: OneTimeTokenKind, now: Date) =>
  and(eq(oneTimeTokens.tipo, tipo), isNull(oneTimeTokens.usado_em), gt(oneTimeTokens.expira_em, now));

export async function insertToken(db: Database, token: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await db.insert(oneTimeTokens).values(token);
}

export async function findLiveToken(db: Database, tipo: OneTimeTokenKind, hash: Uint8Array, now: Date) {
  const [token] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.hash, hash), live(tipo, now)));
  return token;
}

/** Makes whatever else changes a login, or makes or uses its links, wait until the transaction ends. */
export async function lockLogin(db: Database, loginId: number): Promise<void> {
  await db
    .select({ id: logins.id_login })
    .from(logins)
    .where(eq(logins.id_login, loginId))
    .for('no key update');
}

/**
 * Marks the token used and returns it; of any number at the same time one gets it. Call it first in a
 * transaction: the login is locked until that ends, so that several links of one login, used at once, wait
 * for each other instead of blocking each other.
 */
export async function takeLiveToken(db: Database, tipo: OneTimeTokenKind, hash: Uint8Array, now: Date) {
  const found = await findLiveToken(db, tipo, hash, now);
  if (!found) return undefined;
  await lockLogin(db, found.id_login);
  const [token] = await db
    .update(oneTimeTokens)
    .set({ usado_em: now })
    .where(and(eq(oneTimeTokens.hash, hash), live(tipo, now)))
    .returning();
  return token;
}

export async function listLiveTokens(db: Database, tipo: OneTimeTokenKind, loginId: number, now: Date) {
  return db
    .select({ dados: oneTimeTokens.dados })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.id_login, loginId), live(tipo, now)))
    .orderBy(desc(oneTimeTokens.criado_em));
}

export async function useUpTokens(db: Database, loginId: number, now: Date): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ usado_em: now })
    .where(
      and(
        eq(oneTimeTokens.id_login, loginId),
        ne(oneTimeTokens.tipo, 'DESFAZER_EMAIL'),
        isNull(oneTimeTokens.usado_em),
      ),
    );
}

export async function deleteExpiredTokens(db: Database, before: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expira_em, before));
}
