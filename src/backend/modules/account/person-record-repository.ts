import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { persons } from '#/backend/db/schema/identity.ts';
import { isUniqueViolation } from '#/backend/db/unique-violation.ts';

export type PersonRow = typeof persons.$inferSelect;
export type PersonChange = Partial<
  Pick<PersonRow, 'nome' | 'nome_social' | 'nascimento' | 'telefones' | 'ficha'>
>;

/** Undefined once the person was erased. */
export async function findPerson(db: Database, personId: number): Promise<PersonRow | undefined> {
  const [row] = await db
    .select()
    .from(persons)
    .where(and(eq(persons.id_pessoa, personId), isNull(persons.apagada_em)));
  return row;
}

export async function updatePerson(db: Database, personId: number, change: PersonChange): Promise<void> {
  await db.update(persons).set(change).where(eq(persons.id_pessoa, personId));
}

export async function updateCpf(db: Database, personId: number, cpf: string): Promise<boolean> {
  try {
    await db.update(persons).set({ cpf }).where(eq(persons.id_pessoa, personId));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
