import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database.ts';

export async function readServerFacts(db: Database): Promise<{ version: number; now: Date }> {
  const [row] = await selectRows<{ version: number; milliseconds: string | number }>(
    db,
    sql`SELECT current_setting('server_version_num')::int AS version,
      extract(epoch FROM clock_timestamp()) * 1000 AS milliseconds`,
  );
  return { version: row!.version, now: new Date(Number(row!.milliseconds)) };
}
