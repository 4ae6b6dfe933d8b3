import { desc, eq, lte } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { terms } from '#/backend/db/schema/purchasing.ts';

export type TermsRow = typeof terms.$inferSelect;

export async function findTermsInForce(db: Database, now: Date): Promise<TermsRow | undefined> {
  const [row] = await db
    .select()
    .from(terms)
    .where(lte(terms.vigente_desde, now))
    .orderBy(desc(terms.vigente_desde), desc(terms.versao))
    .limit(1);
  return row;
}

export async function findTermsOfVersion(db: Database, versao: string): Promise<TermsRow | undefined> {
  const [row] = await db.select().from(terms).where(eq(terms.versao, versao));
  return row;
}

/** Does nothing when it exists: an accepted text never changes. */
export async function insertTerms(db: Database, row: typeof terms.$inferInsert): Promise<void> {
  await db.insert(terms).values(row).onConflictDoNothing();
}
