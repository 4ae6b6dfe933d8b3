import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#/backend/db/database.ts';
import { openPglite } from '#/backend/db/embedded/pglite.ts';
import { applyMigrations } from '#/backend/db/migrate/apply-migrations.ts';
import { createDatabase, dropTemplates, findPostgres, withDatabaseName } from './postgres-server.ts';

export type DatabaseTemplate =
  | { kind: 'pglite'; snapshotFile: string }
  | { kind: 'postgres'; serverUrl: string; templateName: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/**
 * Migrates once per run; every test file then starts from a copy. TEST_DATABASE says on which database:
 * pglite (default) or postgres.
 */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } =
    process.env.TEST_DATABASE === 'postgres' ? await preparePostgres() : await preparePglite();
  project.provide('databaseTemplate', template);
  return remove;
}

interface Prepared {
  template: DatabaseTemplate;
  remove: () => Promise<void>;
}

async function preparePglite(): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-template-'));
  const snapshotFile = join(folder, 'migrated.tar');
  const { client, release } = await openPglite({});
  await applyMigrations(drizzle(client));
  const snapshot = await client.dumpDataDir('none');
  await writeFile(snapshotFile, Buffer.from(await snapshot.arrayBuffer()));
  await client.close();
  await release();
  return {
    template: { kind: 'pglite', snapshotFile },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function preparePostgres(): Promise<Prepared> {
  const serverUrl = await findPostgres();
  if (serverUrl === undefined) throw new Error('TEST_DATABASE=postgres, and no PostgreSQL answers.');
  const templateName = `vitrine_template_${randomBytes(6).toString('hex')}`;
  await createDatabase(serverUrl, templateName);
  const database = await openDatabase({ databaseUrl: withDatabaseName(serverUrl, templateName) });
  await database.migrate();
  await database.close();
  return {
    template: { kind: 'postgres', serverUrl, templateName },
    remove: () => dropTemplates(serverUrl, templateName),
  };
}
