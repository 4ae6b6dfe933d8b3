import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { countRows } from '#/backend/db/backup/count-rows.ts';
import { type Database, type OpenDatabase, selectRows } from '#/backend/db/database.ts';
import { applyMigrations } from '#/backend/db/migrate/apply-migrations.ts';
import { readMigrations } from '#/backend/db/migrate/read-migrations.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { acceptedNarrowings } from './support/accepted-narrowings.ts';
import { findNarrowings, readShape } from './support/find-narrowings.ts';
import { describeSchema, migrateAsOf } from './support/old-database.ts';
import { dumps, newestRelease, openReleased } from './support/released-databases.ts';

const fresh = withDatabase();
const opened: OpenDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function open(dump: string): Promise<OpenDatabase> {
  const database = await openReleased(dump);
  opened.push(database);
  return database;
}

/**
 * What was dumped and restored is the same with other parentheses and aliases, and with tables before
 * columns. The text of functions stays as it is.
 */
async function schemaOf(db: Database): Promise<string[]> {
  const lines = await describeSchema(db);
  return lines.map((line) =>
    line.startsWith('function ')
      ? line
      : line.replaceAll(/ AS (?:"[^"]*"|\w+)|\b\w+\.(?=\w)|[()]/g, '').replaceAll(/\s+/g, ' '),
  );
}

/** Tables under their later names. Contacts became columns of the one row of the brand. */
const moved: Record<string, string> = { pix_charges: 'payment_charges', contacts: 'brand' };
const becameColumns = new Set(['contacts']);

describe('a database with rows', () => {
  test.each(dumps)('as %s made it becomes like a new one and loses no row', async (dump) => {
    const old = await open(dump);
    const before = await countRows(old.db);
    expect(Object.values(before).filter((rows) => rows > 0).length).toBeGreaterThan(20);
    await old.migrate();
    expect(await schemaOf(old.db)).toEqual(await schemaOf(fresh.db));
    const after = await countRows(old.db);
    expect(
      Object.entries(before).filter(
        ([table, rows]) => (after[moved[table] ?? table] ?? 0) < (becameColumns.has(table) ? 1 : rows),
      ),
    ).toEqual([]);
  });

  test('that missed migrations with each upgrade by drizzle’s migrator gets them all', async () => {
    const old = await open('f8d174e3');
    for (const commit of ['64dded6a', 'd3cf100e', '84c10f89'] as const) {
      await migrateAsOf(commit, old.db);
    }
    const [missed] = await selectRows(old.db, sql`SELECT to_regclass('guardian_links') AS found`);
    expect(missed).toEqual({ found: null });
    await old.migrate();
    expect(await schemaOf(old.db)).toEqual(await schemaOf(fresh.db));
  });
});

describe('the newest release beside a database of today', () => {
  test(`finds all it reads, and may write what it writes: ${newestRelease}`, async () => {
    const old = await open(newestRelease);
    const before = await readShape(old.db);
    await old.migrate();
    const found = findNarrowings(before, await readShape(old.db));
    expect(found.filter((narrowing) => !(narrowing in acceptedNarrowings))).toEqual([]);
    expect(Object.keys(acceptedNarrowings).filter((narrowing) => !found.includes(narrowing))).toEqual([]);
  });

  test('is disturbed by what a migration takes away, renames or demands', async () => {
    const old = await open(newestRelease);
    await old.migrate();
    const before = await readShape(old.db);
    const statements = [
      'ALTER TABLE newsletter_subscriptions DROP COLUMN versao_texto',
      'ALTER TABLE search_words RENAME TO words',
      'ALTER TABLE testimonials ALTER COLUMN nome TYPE varchar(40)',
      "ALTER TABLE blog_posts ADD COLUMN autor text NOT NULL DEFAULT ''",
      'ALTER TABLE blog_posts ALTER COLUMN autor DROP DEFAULT',
      'ALTER TABLE blog_posts ADD COLUMN resumo_curto text CHECK (length(resumo_curto) < 99)',
      'CREATE UNIQUE INDEX one_summary ON blog_posts (resumo_curto)',
      'CREATE UNIQUE INDEX one_text ON testimonials (id_produto, texto)',
      'ALTER TABLE job_leases ADD CONSTRAINT named CHECK (nome <> chr(63))',
      'CREATE TABLE unrelated (id int PRIMARY KEY)',
    ];
    await applyMigrations(old.db, [
      ...(await readMigrations()),
      { name: '9999_contract', when: 0, hash: 'made up', statements },
    ]);
    expect(findNarrowings(before, await readShape(old.db)).toSorted()).toEqual([
      'blog_posts.autor is new and must be given',
      'job_leases has a new rule: named CHECK ((nome <> chr(63)))',
      'newsletter_subscriptions.versao_texto is gone',
      'search_words.palavra is gone',
      'testimonials has a new rule: CREATE UNIQUE INDEX one_text ON public.testimonials USING btree (id_produto, texto)',
      'testimonials.nome is varchar 40, was text',
    ]);
  });
});
