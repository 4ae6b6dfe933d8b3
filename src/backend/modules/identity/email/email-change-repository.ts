import { and, eq, gt, gte, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { emailChanges } from '#/backend/db/schema/identity.ts';

/** Notes that a login left an address, which it may take back until `desfazer_ate`. Returns its id. */
export async function insertEmailChange(
  db: Database,
  change: Omit<typeof emailChanges.$inferInsert, 'id' | 'desfeita_em'>,
): Promise<number> {
  const [row] = await db.insert(emailChanges).values(change).returning({ id: emailChanges.id });
  return row!.id;
}

const undoable = (now: Date) => and(isNull(emailChanges.desfeita_em), gt(emailChanges.desfazer_ate, now));

export async function findUndoableChange(db: Database, id: number, now: Date) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), undoable(now)));
  return row;
}

export async function isReservedForOther(
  db: Database,
  email: string,
  loginId: number,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(and(eq(emailChanges.de, email), ne(emailChanges.id_login, loginId), undoable(now)))
    .limit(1);
  return row !== undefined;
}

export async function closeChangesFrom(
  db: Database,
  { id, loginId }: { id: number; loginId: number },
  at: Date,
): Promise<void> {
  await db
    .update(emailChanges)
    .set({ desfeita_em: at })
    .where(
      and(eq(emailChanges.id_login, loginId), gte(emailChanges.id, id), isNull(emailChanges.desfeita_em)),
    );
}

/** Changes that can't be undone since an instant: they name addresses. */
export async function deleteOldEmailChanges(db: Database, before: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.desfazer_ate, before));
}
