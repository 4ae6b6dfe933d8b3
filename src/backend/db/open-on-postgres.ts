import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import { type PoolName, poolNames, shareConnections } from './pools.ts';
import { applyMigrations } from './migrate/apply-migrations.ts';
import { openPool, openPostgres } from './postgres.ts';
import type { DatabaseLimits } from '../settings.ts';

type OnPostgres = PgDatabase<PgQueryResultHKT>;

export function openOnePool(databaseUrl: string, maxConnections?: number) {
  const client = openPostgres(databaseUrl, maxConnections);
  return { db: onPostgres(client), close: () => client.end({ timeout: 5 }) };
}

export function openPools(databaseUrl: string, limits: DatabaseLimits) {
  const shares = shareConnections(limits.connections);
  const opened = poolNames.map((name) => ({ name, ...openPool(databaseUrl, name, shares[name], limits) }));
  const pools = Object.fromEntries(
    opened.map(({ name, limited }) => [name, onPostgres(limited)]),
  ) as unknown as Record<PoolName, OnPostgres>;
  return {
    db: pools.commands,
    pools,
    close: async () => {
      await Promise.all(opened.map(({ client }) => client.end({ timeout: 5 })));
    },
  };
}

function onPostgres(client: Sql): OnPostgres {
  const db: unknown = drizzlePostgres(client);
  return db as OnPostgres;
}

/** Applies the migrations, on a connection of its own, which may take as long as it needs. */
export async function migrateOnPostgres(databaseUrl: string): Promise<void> {
  const client = openPostgres(databaseUrl, 1);
  try {
    await applyMigrations(onPostgres(client));
  } finally {
    await client.end({ timeout: 5 });
  }
}
