import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '#/backend/db/database.ts';
import type { DatabaseTemplate } from './database-template.ts';
import { createDatabase, dropDatabase, withDatabaseName } from './postgres-server.ts';

export interface TestDatabase {
  readonly db: Database;
  readonly kind: OpenDatabase['kind'];
  readonly databaseUrl: string | undefined;
  close(): Promise<void>;
}

export async function openTestDatabase(
  template: DatabaseTemplate = inject('databaseTemplate'),
): Promise<TestDatabase> {
  if (template.kind === 'pglite') {
    const opened = await openDatabase({ snapshot: await readSnapshot(template) });
    return { db: opened.db, kind: opened.kind, databaseUrl: undefined, close: opened.close };
  }
  const name = `vitrine_test_${randomBytes(8).toString('hex')}`;
  await createDatabase(template.serverUrl, name, template.templateName);
  const databaseUrl = withDatabaseName(template.serverUrl, name);
  const opened = await openDatabase({ databaseUrl });
  return {
    db: opened.db,
    kind: opened.kind,
    databaseUrl,
    close: async () => {
      await opened.close();
      await dropDatabase(template.serverUrl, name);
    },
  };
}

export async function readSnapshot({ snapshotFile }: { snapshotFile: string }): Promise<Blob> {
  return new Blob([await readFile(snapshotFile)]);
}

/**
 * Gives the surrounding file or `describe` a fresh, migrated, empty database: opened before its tests,
 * removed after them. Read `db` inside tests and hooks only, it is not there earlier.
 */
export function withDatabase(): Omit<TestDatabase, 'close'> {
  let opened: TestDatabase | undefined;
  const current = (): TestDatabase => {
    if (!opened) throw new Error('The test database is open only inside tests and hooks.');
    return opened;
  };
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(async () => {
    await opened?.close();
    opened = undefined;
  });
  return {
    get db() {
      return current().db;
    },
    get kind() {
      return current().kind;
    },
    get databaseUrl() {
      return current().databaseUrl;
    },
  };
}
