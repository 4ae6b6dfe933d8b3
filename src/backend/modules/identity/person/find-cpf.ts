import type { Database } from '#/backend/db/database.ts';
import { selectCpf } from './person-repository.ts';

/** The CPF of a person, 11 digits; null for who has none. */
export async function findCpf(db: Database, personId: number): Promise<string | null> {
  const row = await selectCpf(db, personId);
  return row?.cpf ?? null;
}
