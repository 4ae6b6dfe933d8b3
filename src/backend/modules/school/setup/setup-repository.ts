import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins } from '#/backend/db/schema/identity.ts';
import { setupLinks, shopSetup } from '#/backend/db/schema/school.ts';

export async function findSetup(db: Database) {
  const [row] = await db.select().from(shopSetup);
  return row;
}

export async function insertSetupLink(db: Database, link: typeof setupLinks.$inferInsert): Promise<void> {
  await db.delete(setupLinks).where(lt(setupLinks.expira_em, link.criado_em));
  await db.insert(setupLinks).values(link);
}

export async function isSetupLink(db: Database, hash: Uint8Array, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ hash: setupLinks.hash })
    .from(setupLinks)
    .where(and(eq(setupLinks.hash, hash), gt(setupLinks.expira_em, now)));
  return row !== undefined;
}

/** Of any number of callers at once one gets true; the others wait for its transaction. */
export async function finishSetup(db: Database, now: Date): Promise<boolean> {
  const rows = await db
    .update(shopSetup)
    .set({ concluida_em: now })
    .where(isNull(shopSetup.concluida_em))
    .returning({ id: shopSetup.id });
  return rows.length === 1;
}

export async function finishSetupWithAdministrator(db: Database, now: Date): Promise<void> {
  const administrators = db
    .select({ id: logins.id_login })
    .from(logins)
    .where(and(eq(logins.tipo_login, 'ADMIN'), isNull(logins.desativado_em)));
  await db
    .update(shopSetup)
    .set({ concluida_em: now })
    .where(and(isNull(shopSetup.concluida_em), sql`EXISTS ${administrators}`));
}
