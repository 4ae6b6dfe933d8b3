import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const ROWS_PER_STATEMENT = 2000;

/**
 * Inserts rows in few statements, each with one JSON parameter: far quicker than a parameter for every value.
 * All rows need the keys of the first; columns it lacks get their default.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = getTableColumns(table);
  const names = Object.keys(first).map((key) => sql.identifier(columns[key]?.name ?? key));
  const name = sql.identifier(getTableConfig(table).name);
  const list = sql.join(names, sql`, `);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT));
    await db.execute(
      sql`INSERT INTO ${name} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${name}, ${json}::json)`,
    );
  }
}
