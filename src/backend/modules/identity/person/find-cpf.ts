import type { Database } from '#/backend/db/database.ts';
import { selectCpf } from './person-repository.ts';

export async function findCpf(db: Database, personId: number): Promise<string | null> {
  const row = await selectCpf(db, personId);
  return row?.cpf ?? null;
}
