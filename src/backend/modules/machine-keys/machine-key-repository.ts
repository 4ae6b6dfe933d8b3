import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { machineKeys } from '#/backend/db/schema/identity.ts';

export async function insertMachineKey(tx: Database, row: typeof machineKeys.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(machineKeys).values(row).returning({ id: machineKeys.id });
  return inserted!.id;
}

export function listKeyRows(db: Database) {
  const { id, nome, escopo, inicio, criada_em, usada_em, encerrada_em } = machineKeys;
  return db
    .select({ id, nome, escopo, inicio, criada_em, usada_em, encerrada_em })
    .from(machineKeys)
    .orderBy(sql`${encerrada_em} IS NOT NULL`, desc(id));
}

/** Whether it was in use until now; undefined: no such key. */
export async function setKeyEnded(tx: Database, id: number, at: Date): Promise<boolean | undefined> {
  const [known] = await tx
    .select({ ended: machineKeys.encerrada_em })
    .from(machineKeys)
    .where(eq(machineKeys.id, id))
    .for('update');
  if (!known) return undefined;
  if (known.ended) return false;
  await tx.update(machineKeys).set({ encerrada_em: at }).where(eq(machineKeys.id, id));
  return true;
}

export async function setKeysOfLoginEnded(tx: Database, loginId: number, at: Date): Promise<void> {
  const { id_login, encerrada_em } = machineKeys;
  await tx
    .update(machineKeys)
    .set({ encerrada_em: at })
    .where(and(eq(id_login, loginId), isNull(encerrada_em)));
}

export async function findKeyByHash(db: Database, hash: Uint8Array) {
  const { id, nome, escopo, id_login } = machineKeys;
  const [row] = await db
    .select({ keyId: id, nome, escopo, loginId: id_login })
    .from(machineKeys)
    .where(and(eq(machineKeys.hash, hash), isNull(machineKeys.encerrada_em)));
  return row;
}

/** At most once in a minute, as a system that feeds line by line would write at each call. */
export async function noteUse(db: Database, id: number, at: Date): Promise<void> {
  const { usada_em } = machineKeys;
  const before = new Date(at.getTime() - 60_000);
  await db
    .update(machineKeys)
    .set({ usada_em: at })
    .where(and(eq(machineKeys.id, id), or(isNull(usada_em), lt(usada_em, before))));
}
