import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { auditLog } from '#/backend/db/schema/identity.ts';

export async function insertAct(db: Database, act: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(act);
}

export function selectActsAbout(db: Database, personId: number) {
  const { acao, objeto, dados, em } = auditLog;
  return db
    .select({ acao, objeto, dados, em })
    .from(auditLog)
    .where(eq(auditLog.id_pessoa_afetada, personId))
    .orderBy(auditLog.id);
}

export function selectActsOn(db: Database, objeto: string) {
  const { acao, em } = auditLog;
  return db.select({ acao, em }).from(auditLog).where(eq(auditLog.objeto, objeto)).orderBy(auditLog.id);
}

export function selectActsOf(db: Database, loginIds: readonly number[]) {
  const { acao, objeto, em } = auditLog;
  return db
    .select({ acao, objeto, em })
    .from(auditLog)
    .where(inArray(auditLog.id_login, [...loginIds]))
    .orderBy(auditLog.id);
}

export async function clearPersonOfActs(db: Database, personId: number): Promise<void> {
  await db.update(auditLog).set({ id_pessoa_afetada: null }).where(eq(auditLog.id_pessoa_afetada, personId));
}
