import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { consents, logins, persons } from '#/backend/db/schema/identity.ts';

/** A login with its person; undefined once the person was erased. */
export async function findPersonOfLogin(db: Database, idLogin: number) {
  const [row] = await db
    .select({ pessoa: persons, login: logins })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(and(eq(logins.id_login, idLogin), isNull(persons.apagada_em)));
  return row;
}

/** The person's phones, locked until the transaction ends. */
export async function lockPhones(db: Database, idPessoa: number): Promise<string[]> {
  const [row] = await db
    .select({ telefones: persons.telefones })
    .from(persons)
    .where(eq(persons.id_pessoa, idPessoa))
    .for('update');
  return row?.telefones ?? [];
}

export async function updatePhones(db: Database, idPessoa: number, telefones: string[]): Promise<void> {
  await db.update(persons).set({ telefones }).where(eq(persons.id_pessoa, idPessoa));
}

export async function insertConsents(
  db: Database,
  rows: { id_pessoa: number; tipo: string; versao: string; aceito: boolean; em: Date }[],
): Promise<void> {
  await db.insert(consents).values(rows);
}
