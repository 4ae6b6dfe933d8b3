import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import { type PoolName, poolNames, shareConnections } from './pools.ts';
import { applyMigrations } from './migrate/apply-migrations.ts';
import { openPool, openPostgres } from './postgres.ts';
import { preferReplica } from './replica/prefer-replica.ts';
import { type ReplicaState, watchReplica } from './replica/watch-replica.ts';
import type { DatabaseLimits } from '../settings.ts';

type OnPostgres = PgDatabase<PgQueryResultHKT>;

export function openOnePool(databaseUrl: string, maxConnections?: number) {
  const client = openPostgres(databaseUrl, maxConnections);
  return { db: onPostgres(client), close: () => client.end({ timeout: 5 }) };
}

export interface ReplicaOptions {
  replicaUrl: string;
  onReplica: (state: ReplicaState) => void;
}

export async function openPools(databaseUrl: string, limits: DatabaseLimits, replica?: ReplicaOptions) {
  const shares = shareConnections(limits.connections);
  const opened = poolNames.map((name) => ({ name, ...openPool(databaseUrl, name, shares[name], limits) }));
  const clients = Object.fromEntries(opened.map(({ name, limited }) => [name, limited])) as Record<
    PoolName,
    Sql
  >;
  const pools = mapPools(clients);
  const nearby = replica && (await openReplica(replica, clients.catalogue, shares.catalogue, limits));
  return {
    db: pools.commands,
    pools: { ...pools, shopping: nearby ? onPostgres(nearby.preferred) : pools.catalogue },
    close: async () => {
      await nearby?.close();
      await Promise.all(opened.map(({ client }) => client.end({ timeout: 5 })));
    },
  };
}

async function openReplica(
  { replicaUrl, onReplica }: ReplicaOptions,
  primary: Sql,
  connections: number,
  limits: DatabaseLimits,
) {
  const { client, limited } = openPool(replicaUrl, 'replica', connections, limits);
  const watch = watchReplica({ replicaUrl, primary }, onReplica);
  await watch.ready;
  return {
    preferred: preferReplica({ replica: limited, primary, watch }),
    close: async () => {
      await watch.stop();
      await client.end({ timeout: 5 });
    },
  };
}

const mapPools = (clients: Record<PoolName, Sql>): Record<PoolName, OnPostgres> => ({
  catalogue: onPostgres(clients.catalogue),
  sessions: onPostgres(clients.sessions),
  commands: onPostgres(clients.commands),
  jobs: onPostgres(clients.jobs),
});

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
