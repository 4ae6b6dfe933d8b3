import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '#/backend/db/database.ts';

export type Dump = ReadonlyMap<string, readonly string[]>;

const shared = new Set(['rate_limits', 'sign_in_turns', 'job_leases', 'request_log', 'simulated_bank_state']);

const catalogue = new Set([
  'courses',
  'offers',
  'search_words',
  'postal_codes',
  'units',
  'cities',
  'course_changes',
]);

async function listTables(db: Database): Promise<string[]> {
  const rows = await selectRows<{ tablename: string }>(
    db,
    sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map(({ tablename }) => tablename).filter((name) => !shared.has(name) && !catalogue.has(name));
}

export async function dumpRows(db: Database): Promise<Dump> {
  const tables = await listTables(db);
  const rows = await selectRows<{ tabela: string; linha: string }>(
    db,
    sql.raw(tables.map((t) => `SELECT '${t}' AS tabela, t::text AS linha FROM ${t} t`).join(' UNION ALL ')),
  );
  const dump = new Map<string, string[]>();
  for (const { tabela, linha } of rows) dump.set(tabela, [...(dump.get(tabela) ?? []), linha]);
  return dump;
}

export function newRows(before: Dump, after: Dump): Dump {
  const added = new Map<string, string[]>();
  for (const [table, rows] of after) {
    const known = new Set(before.get(table));
    const more = rows.filter((row) => !known.has(row));
    if (more.length > 0) added.set(table, more);
  }
  return added;
}

export async function findChanged(db: Database, rows: Dump): Promise<string[]> {
  const wanted = [...rows].flatMap(([tabela, lines]) => lines.map((linha) => ({ tabela, linha })));
  const checks = [...rows.keys()].map(
    (t) =>
      sql`SELECT tabela, linha FROM wanted w WHERE tabela = ${t} AND NOT EXISTS (SELECT FROM ${sql.raw(t)} t WHERE t::text = w.linha)`,
  );
  const gone = await selectRows<{ tabela: string; linha: string }>(
    db,
    sql`WITH wanted AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w (tabela text, linha text))
      ${sql.join(checks, sql` UNION ALL `)}`,
  );
  return gone.map(({ tabela, linha }) => describeRow(tabela, linha));
}

export const describeRow = (table: string, row: string) => `${table}: ${row.slice(0, 300)}`;

/** Moves every instant and day of rows so many days back, as if they had been written earlier. */
export async function ageRows(db: Database, rows: Dump, days: number): Promise<void> {
  for (const [table, lines] of rows) {
    const columns = await selectRows<{ nome: string; tipo: string }>(
      db,
      sql`SELECT a.attname AS nome, format_type(a.atttypid, NULL) AS tipo FROM pg_attribute a
        WHERE a.attrelid = ${table}::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
          AND format_type(a.atttypid, NULL) IN ('timestamp with time zone', 'date')`,
    );
    if (columns.length === 0) continue;
    const set = columns.map(({ nome, tipo }) =>
      tipo === 'date' ? `${nome} = ${nome} - ${days}` : `${nome} = ${nome} - interval '${days} days'`,
    );
    await db
      .execute(
        sql`UPDATE ${sql.raw(table)} t SET ${sql.raw(set.join(', '))}
          WHERE t::text IN (SELECT jsonb_array_elements_text(${JSON.stringify(lines)}::jsonb))`,
      )
      .catch(() => undefined);
  }
}

const ownerColumns = { id_pessoa: 'personId', id_login: 'loginId', id_responsavel: 'personId' } as const;

/** Tables with a row that still names the person or their login, as `table.column`. */
export async function listTablesNaming(
  db: Database,
  owner: { personId: number; loginId: number },
): Promise<string[]> {
  const columns = await selectRows<{ tabela: string; coluna: keyof typeof ownerColumns }>(
    db,
    sql`SELECT c.table_name AS tabela, c.column_name AS coluna FROM information_schema.columns c
      JOIN pg_tables t ON t.tablename = c.table_name AND t.schemaname = 'public'
      WHERE c.table_schema = 'public' AND c.column_name IN ('id_pessoa', 'id_login', 'id_responsavel')
      ORDER BY 1, 2`,
  );
  const naming: string[] = [];
  for (const { tabela, coluna } of columns) {
    const id = owner[ownerColumns[coluna]];
    const rows = await selectRows(
      db,
      sql`SELECT 1 FROM ${sql.identifier(tabela)} WHERE ${sql.identifier(coluna)} = ${id} LIMIT 1`,
    );
    if (rows.length > 0) naming.push(`${tabela}.${coluna}`);
  }
  return naming;
}
