import { count, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';

/** The logins a supervisor answers for. */
export async function listTeam(db: Database, supervisorId: number): Promise<number[]> {
  const rows = await db
    .select({ id: logins.id_login })
    .from(logins)
    .where(eq(logins.id_supervisor, supervisorId));
  return rows.map(({ id }) => id);
}

/** A page of what these logins sold, newest first, with the seller's name, and how many there are. */
export async function listSalesOf(db: Database, sellers: number[], page: number, pageSize: number) {
  const theirs = inArray(purchases.id_vendedor, sellers);
  const rows = await db
    .select({ purchase: getTableColumns(purchases), vendedor: persons.nome })
    .from(purchases)
    .innerJoin(logins, eq(logins.id_login, purchases.id_vendedor))
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(theirs)
    .orderBy(desc(purchases.criado_em), desc(purchases.codigo))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ count: count() }).from(purchases).where(theirs);
  return { rows, total: total?.count ?? 0 };
}
