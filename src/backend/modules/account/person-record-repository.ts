import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { persons } from '#/backend/db/schema/identity.ts';
import { isUniqueViolation } from '#/backend/db/unique-violation.ts';
import { isCpfKeptForAnother, listLoginAddresses } from '#/backend/modules/cpf-claim/cpf-claim-repository.ts';

export type PersonRow = typeof persons.$inferSelect;
export type PersonChange = Partial<
  Pick<PersonRow, 'nome' | 'nome_social' | 'nascimento' | 'telefones' | 'ficha'>
>;

/** Undefined once the person was erased. */
export async function findPerson(db: Database, idPessoa: number): Promise<PersonRow | undefined> {
  const [row] = await db
    .select()
    .from(persons)
    .where(and(eq(persons.id_pessoa, idPessoa), isNull(persons.apagada_em)));
  return row;
}

export async function updatePerson(db: Database, idPessoa: number, change: PersonChange): Promise<void> {
  await db.update(persons).set(change).where(eq(persons.id_pessoa, idPessoa));
}

/**
 * Gives a CPF to a person who has none. False when somebody has it, as of this moment too, or when it was
 * given back to somebody else: the transaction must end then.
 */
export async function giveCpf(db: Database, idPessoa: number, cpf: string, now: Date): Promise<boolean> {
  try {
    await db.update(persons).set({ cpf }).where(eq(persons.id_pessoa, idPessoa));
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
  const own = await listLoginAddresses(db, idPessoa);
  const emails = own.map(({ email }) => email);
  return !(await isCpfKeptForAnother(db, cpf, emails, now));
}
