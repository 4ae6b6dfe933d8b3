import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/**
 * Has the database sort more than it may hold in memory, by a temporary file of a megabyte: a full disk
 * refuses that, where it still takes changes of rows that are there. Writes no log, and leaves nothing.
 */
export async function requireDiskSpace(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL work_mem = '64kB'`);
    await tx.execute(sql`SELECT count(filling) FROM (
      SELECT repeat('x', 300) AS filling FROM generate_series(1, 3000) n ORDER BY -n OFFSET 0) AS sorted`);
  });
}
