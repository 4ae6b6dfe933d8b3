import { getTableUniqueName, sql } from 'drizzle-orm';
import {
  bigint,
  pgSchema,
  type PgDatabase,
  type PgQueryResultHKT,
  type PgTable,
  text,
} from 'drizzle-orm/pg-core';
import { type Migration, readMigrations } from './read-migrations.ts';

/** A database that has migrations which this version of the shop doesn't have, or has with another text. */
export class UnknownMigrationError extends Error {
  override readonly name = 'UnknownMigrationError';
}

type Database = PgDatabase<PgQueryResultHKT>;

const ownSchema = pgSchema('vitrine');

const appliedMigrations = ownSchema.table('applied_migrations', {
  name: text().primaryKey(),
  hash: text().notNull(),
});
type Applied = typeof appliedMigrations.$inferSelect;

const drizzleMigrations = pgSchema('drizzle').table('__drizzle_migrations', {
  hash: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
});

/**
 * Applies missing migrations in the order of the folder, all or nothing, one instance at a time. Applied ones
 * are recognised by name and text, never by time, so migrations of two branches may come in any order.
 * @throws {UnknownMigrationError} when the database was made by another version of the shop.
 */
export async function applyMigrations(db: Database, migrations?: readonly Migration[]): Promise<void> {
  const known = migrations ?? (await readMigrations());
  await db.transaction(async (tx) => {
    // Drizzle's migrator waited for the same lock: an instance of before may start at the same moment.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(724901)`);
    if (!(await tableExists(tx, appliedMigrations))) await startList(tx, known);
    const applied = await tx.select().from(appliedMigrations);
    refuseUnknown(applied, known);
    const names = new Set(applied.map(({ name }) => name));
    for (const migration of known) {
      if (names.has(migration.name)) continue;
      for (const statement of migration.statements) await tx.execute(sql.raw(statement));
      await remember(tx, migration);
    }
  });
}

async function tableExists(db: Database, table: PgTable): Promise<boolean> {
  const [row] = await db
    .select({ found: sql<boolean>`to_regclass(${getTableUniqueName(table)}) IS NOT NULL` })
    .from(sql`(SELECT) AS row`);
  return row?.found === true;
}

/** Takes over what drizzle's migrator recorded in this database. */
async function startList(db: Database, known: readonly Migration[]): Promise<void> {
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS ${sql.identifier(ownSchema.schemaName)}`);
  await db.execute(sql`
    CREATE TABLE ${appliedMigrations} (
      name text PRIMARY KEY,
      hash text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
    )`);
  if (!(await tableExists(db, drizzleMigrations))) return;
  for (const { hash, createdAt } of await db.selectDistinct().from(drizzleMigrations)) {
    const sameText = known.find((migration) => migration.hash === hash);
    const sameTime = known.find((migration) => migration.when === createdAt);
    await remember(db, { name: (sameText ?? sameTime)?.name ?? `hash ${hash.slice(0, 12)}`, hash });
  }
}

async function remember(db: Database, { name, hash }: Applied): Promise<void> {
  await db.insert(appliedMigrations).values({ name, hash });
}

function refuseUnknown(applied: readonly Applied[], known: readonly Migration[]): void {
  const hashes = new Map(known.map(({ name, hash }) => [name, hash]));
  const unknown = applied.filter(({ name }) => !hashes.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new UnknownMigrationError(
      `it has migrations that this version of the shop doesn't: ${unknown.toSorted().join(', ')}. ` +
        'Start the version that applied them, or restore a backup from before it.',
    );
  }
  const changed = applied.filter(({ name, hash }) => hashes.get(name) !== hash).map(({ name }) => name);
  if (changed.length > 0) {
    throw new UnknownMigrationError(
      `migrations were applied to it with another text than this version of the shop has: ${changed.toSorted().join(', ')}. ` +
        'Put back the text that was applied and write a new migration for the difference, or restore a backup.',
    );
  }
}
