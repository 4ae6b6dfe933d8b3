import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { inject } from 'vitest';
import { openDatabase, type Database, type OpenDatabase, selectRows } from '#/backend/db/database.ts';
import { migrationsFolder } from '#/backend/db/migrations-folder.ts';
import { createDatabase, dropDatabase, withDatabaseName } from '../../../support/backend/postgres-server.ts';
import released from './released-journals.json' with { type: 'json' };

/** The journals of commits whose databases are out there: `migrations` has what all of them know. */
export const { journals, migrations: releasedMigrations } = released;
export type ReleasedCommit = keyof typeof journals;

export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  if (template.kind === 'pglite') return openDatabase({});
  const name = `vitrine_test_${randomBytes(8).toString('hex')}`;
  await createDatabase(template.serverUrl, name);
  const opened = await openDatabase({ databaseUrl: withDatabaseName(template.serverUrl, name) });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await dropDatabase(template.serverUrl, name);
    },
  };
}

export async function migrateAsOf(commit: ReleasedCommit, db: Database): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-old-migrations-'));
  try {
    const tags: string[] = journals[commit];
    const entries = tags.map((tag, idx) => ({
      idx,
      version: '7',
      tag,
      when: (releasedMigrations as Record<string, { when: number }>)[tag]!.when,
      breakpoints: true,
    }));
    await mkdir(join(folder, 'meta'));
    await writeFile(
      join(folder, 'meta', '_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    );
    for (const tag of tags) await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    // It takes the database of either driver.
    await migrate(db as unknown as PgliteDatabase, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function describeSchema(db: Database): Promise<string[]> {
  const rows = await selectRows<{ line: string }>(
    db,
    sql`
      SELECT 'column ' || c.table_name || '.' || c.column_name || ' ' || c.udt_name || ' ' || c.is_nullable || ' '
        || coalesce(c.column_default, '') || ' ' || coalesce(c.generation_expression, '') AS line
      FROM information_schema.columns c WHERE c.table_schema = 'public'
      UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
      UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT 'view ' || viewname || ' ' || definition FROM pg_views WHERE schemaname = 'public'
      UNION ALL SELECT 'function ' || pg_get_functiondef(p.oid) FROM pg_proc p
      LEFT JOIN pg_depend d ON d.objid = p.oid AND d.deptype = 'e'
      WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f' AND d.objid IS NULL`,
  );
  return rows.map(({ line }) => line).toSorted();
}
