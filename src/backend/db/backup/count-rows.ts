import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database.ts';

/** Rows of each table of the shop, by the table's name. */
export type RowCounts = Record<string, number>;

export async function countRows(db: Database): Promise<RowCounts> {
  const tables = await selectRows<{ name: string }>(
    db,
    sql`SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const counts: RowCounts = {};
  for (const { name } of tables) {
    const [row] = await selectRows<{ rows: string | number }>(
      db,
      sql`SELECT count(*) AS rows FROM ${sql.identifier(name)}`,
    );
    counts[name] = Number(row?.rows);
  }
  return counts;
}

export async function listAppliedNames(db: Database): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`SELECT name FROM vitrine.applied_migrations ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}
