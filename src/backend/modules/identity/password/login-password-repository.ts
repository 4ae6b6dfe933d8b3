import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';

export async function findPasswordOf(db: Database, loginId: number) {
  const [row] = await db
    .select({ senhaHash: logins.senha_hash, email: logins.email, nome: persons.nome })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(and(eq(logins.id_login, loginId), isNull(logins.desativado_em)));
  return row;
}

/** Replaces the hash that was checked; false when another change came first. */
export async function replacePassword(
  db: Database,
  loginId: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const rows = await db
    .update(logins)
    .set({ senha_hash: to })
    .where(and(eq(logins.id_login, loginId), eq(logins.senha_hash, from)))
    .returning({ id: logins.id_login });
  return rows.length === 1;
}

export async function updatePassword(db: Database, loginId: number, senhaHash: string): Promise<void> {
  await db.update(logins).set({ senha_hash: senhaHash }).where(eq(logins.id_login, loginId));
}
