import type { Database } from '#/backend/db/database.ts';
import { listNamesOfLogins } from './person-repository.ts';

export async function namesOfLogins(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await listNamesOfLogins(db, ids);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
