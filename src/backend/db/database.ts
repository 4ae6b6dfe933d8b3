import { is, sql, type SQL } from 'drizzle-orm';
import { drizzle as drizzlePglite, PgliteDatabase } from 'drizzle-orm/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ReplicaOptions } from './open-on-postgres.ts';
import type { PoolName } from './pools.ts';
import type { DatabaseLimits } from '../settings.ts';
import { inLine, openPglite } from './embedded/pglite.ts';
import { applyMigrations } from './migrate/apply-migrations.ts';

export type Database = PgDatabase<PgQueryResultHKT>;

export interface DatabasePools extends Readonly<Record<PoolName, Database>> {
  /**
   * The catalogue for those who can't change it: of a replica, maybe seconds old, where there is one; else
   * `catalogue`.
   */
  readonly shopping: Database;
}

export type OpenDatabase = {
  db: Database;
  pools: DatabasePools;
  kind: 'pglite' | 'postgres';
  /** Where the data lies, as a person may read it: a folder, or the server's address without password. */
  location: string;
  /** Applies the migrations that are missing. Safe to call from any number of instances at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions =
  | {
      databaseUrl: string;
      maxConnections?: number;
      limits?: DatabaseLimits;
      /** Only with `limits`. */
      replica?: ReplicaOptions | undefined;
    }
  | {
      /** Folder of the embedded database; absent: in memory. */
      dataDir?: string;
      snapshot?: Blob;
      limits?: DatabaseLimits;
    };

/**
 * Opens PostgreSQL 15+ by its URL, or the embedded PGlite in a folder.
 * @throws {DataFolderLockedError} when another process has the folder open.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if ('databaseUrl' in options) {
    const { databaseUrl, maxConnections, limits, replica } = options;
    const { hostname, port, pathname } = new URL(databaseUrl);
    // The embedded database doesn't load the driver.
    const { migrateOnPostgres, openPools, openOnePool } = await import('./open-on-postgres.ts');
    const opened = limits
      ? await openPools(databaseUrl, limits, replica)
      : openOnePool(databaseUrl, maxConnections);
    return {
      pools: onlyPool(opened.db),
      ...opened,
      kind: 'postgres',
      location: `PostgreSQL ${hostname}:${port || '5432'}${pathname}`,
      migrate: () => migrateOnPostgres(databaseUrl),
    };
  }
  const { client, release } = await openPglite(options);
  const db: Database = drizzlePglite(options.limits ? inLine(client, options.limits) : client);
  return {
    db,
    pools: onlyPool(db),
    kind: 'pglite',
    location: options.dataDir ?? 'memory',
    // Without the semaphore: a long migration must not time out.
    migrate: () => applyMigrations(drizzlePglite(client)),
    close: async () => {
      await client.close();
      await release();
    },
  };
}

export function onlyPool(db: Database): DatabasePools {
  return { catalogue: db, shopping: db, sessions: db, commands: db, jobs: db };
}

/** Whether queries outside of a transaction wait until it ends. */
export const hasOneConnection = (db: Database): boolean => is(db, PgliteDatabase);

export async function selectRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[];
}

/** Writes always the same row, so that nothing grows. */
export async function writeMark(db: Database): Promise<void> {
  await db.execute(sql`
    INSERT INTO job_leases (nome, dono, ate) VALUES ('readiness', gen_random_uuid(), clock_timestamp())
    ON CONFLICT (nome) DO UPDATE SET ate = clock_timestamp()`);
}

export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`SELECT 1`);
}
