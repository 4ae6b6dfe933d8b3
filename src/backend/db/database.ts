import { drizzle as drizzlePglite, type PgliteQueryResultHKT } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePostgres, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import { sql, type SQL } from 'drizzle-orm';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** A connection or an open transaction; repositories take it as their first parameter. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Where the data lies, as a person may read it: a folder, or the server's address without password. */
  location: string;
  /** Applies the migrations that are missing. Safe to call from any number of instances at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions =
  | { databaseUrl: string; maxConnections?: number }
  | { /** Folder of the embedded database; absent: in memory. */ dataDir?: string; snapshot?: Blob };

/**
 * Opens PostgreSQL 15+ by its URL, or the embedded PGlite on a folder of its own.
 * @throws {DataFolderLockedError} when another process has the folder open.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if ('databaseUrl' in options) {
    const client = openPostgres(options.databaseUrl, options.maxConnections);
    const db = drizzlePostgres(client) as PgDatabase<PostgresJsQueryResultHKT> as unknown as Database;
    const { hostname, port, pathname } = new URL(options.databaseUrl);
    return {
      db,
      kind: 'postgres',
      location: `PostgreSQL ${hostname}:${port || '5432'}${pathname}`,
      migrate: async () => {
        const lock = await client.reserve();
        try {
          await lock`SELECT pg_advisory_lock(724901)`;
          await migratePostgres(drizzlePostgres(client), { migrationsFolder });
        } finally {
          await lock`SELECT pg_advisory_unlock(724901)`;
          lock.release();
        }
      },
      close: () => client.end({ timeout: 5 }),
    };
  }
  const { client, release } = await openPglite(options);
  const pglite = drizzlePglite(client);
  return {
    db: pglite as PgDatabase<PgliteQueryResultHKT> as unknown as Database,
    kind: 'pglite',
    location: options.dataDir ?? 'memory',
    migrate: () => migratePglite(pglite, { migrationsFolder }),
    close: async () => {
      await client.close();
      await release();
    },
  };
}

/** Rows of a hand-written statement; the two drivers wrap them differently. */
export async function selectRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[];
}

/** Answers when the database does. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`SELECT 1`);
}
