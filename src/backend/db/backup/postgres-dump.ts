import { sql } from 'drizzle-orm';
import { openDatabase, selectRows } from '../database.ts';
import { countRows, listAppliedNames } from './count-rows.ts';
import type { Dump, DumpedDatabase } from './dump.ts';
import { feed, outputOf } from './postgres-programs.ts';

const schemas = ['public', 'vitrine', 'drizzle'];

/** The database in the custom format of pg_dump, and its rows counted in the same snapshot. */
export async function dumpPostgres<Result>(
  databaseUrl: string,
  use: (dumped: DumpedDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ databaseUrl, maxConnections: 1 });
  try {
    return await database.db.transaction(
      async (tx) => {
        const [exported] = await selectRows<{ snapshot: string }>(
          tx,
          sql`SELECT pg_export_snapshot() AS snapshot`,
        );
        const args = [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          '--no-comments',
          `--snapshot=${exported!.snapshot}`,
        ];
        return use({
          kind: 'postgres',
          rows: await countRows(tx),
          migrations: await listAppliedNames(tx),
          dump: outputOf('pg_dump', args, databaseUrl),
        });
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  } finally {
    await database.close();
  }
}

/** Lets pg_restore read the whole archive, and write nothing. */
export async function readPostgresDump(dump: Dump): Promise<void> {
  await feed('pg_restore', ['--file=-'], { dump });
}

export interface TargetState {
  tables: number;
  /** Connections of running shops. */
  shops: number;
}

export async function examineTarget(databaseUrl: string): Promise<TargetState> {
  const database = await openDatabase({ databaseUrl, maxConnections: 1 });
  try {
    const [state] = await selectRows<TargetState>(
      database.db,
      sql`SELECT (SELECT count(*)::int FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
          WHERE relkind IN ('r', 'v', 'm', 'p') AND nspname !~ '^(pg_|information_schema$)'
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')) AS tables,
        (SELECT count(*)::int FROM pg_stat_activity
          WHERE datname = current_database() AND starts_with(application_name, 'vitrine ')) AS shops`,
    );
    return state!;
  } finally {
    await database.close();
  }
}

/** Restores into the database in one transaction, after emptying the shop's schemas where that is wanted. */
export async function restorePostgres(databaseUrl: string, dump: Dump, replace: boolean): Promise<void> {
  if (replace) await emptySchemas(databaseUrl);
  await feed('pg_restore', ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'], {
    dump,
    databaseUrl,
  });
  const database = await openDatabase({ databaseUrl, maxConnections: 1 });
  // Without statistics the first searches of a large shop are slow.
  await database.db.execute(sql`ANALYZE`).finally(database.close);
}

async function emptySchemas(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, maxConnections: 1 });
  try {
    await database.db.transaction(async (tx) => {
      for (const schema of schemas) {
        await tx.execute(sql`DROP SCHEMA IF EXISTS ${sql.identifier(schema)} CASCADE`);
      }
      await tx.execute(sql`CREATE SCHEMA public`);
    });
  } finally {
    await database.close();
  }
}
