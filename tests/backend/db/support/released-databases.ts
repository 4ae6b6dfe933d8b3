import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import postgres from 'postgres';
import { inject } from 'vitest';
import { type Database, onlyPool, openDatabase, type OpenDatabase } from '#/backend/db/database.ts';
import { openPglite } from '#/backend/db/embedded/pglite.ts';
import { applyMigrations } from '#/backend/db/migrate/apply-migrations.ts';
import { createDatabase, dropDatabase, withDatabaseName } from '../../../support/backend/postgres-server.ts';

const folder = 'tests/backend/db/releases';

/** Names of the dumps: versions and, from before there were any, commits. */
export const dumps = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.slice(0, -'.sql'.length));

export const newestRelease = dumps
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1)!;

export function commitOf(dump: string): string {
  return /^-- Commit ([0-9a-f]{40})$/m.exec(readDump(dump))![1]!;
}

function readDump(name: string): string {
  return readFileSync(join(folder, `${name}.sql`), 'utf8');
}

/** The database as that version made it. */
export async function openReleased(dump: string): Promise<OpenDatabase & { url?: string }> {
  const template = inject('databaseTemplate');
  const text = `${readDump(dump)}\nRESET ALL;`;
  if (template.kind === 'pglite') {
    const { client } = await openPglite({});
    await client.exec(text);
    const db: Database = drizzle(client);
    return {
      db,
      pools: onlyPool(db),
      kind: 'pglite',
      location: 'memory',
      migrate: () => applyMigrations(db),
      close: () => client.close(),
    };
  }
  const name = `vitrine_test_${randomBytes(8).toString('hex')}`;
  const url = withDatabaseName(template.serverUrl, name);
  await createDatabase(template.serverUrl, name);
  const client = postgres(url, { max: 1, onnotice: () => {} });
  await client.unsafe(text).simple();
  await client.end();
  const opened = await openDatabase({ databaseUrl: url });
  return {
    ...opened,
    url,
    close: async () => {
      await opened.close();
      await dropDatabase(template.serverUrl, name);
    },
  };
}
