import { desc, eq, lte } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { contracts } from '#/backend/db/schema/purchasing.ts';

export type ContractRow = typeof contracts.$inferSelect;

/** The version in force at an instant. */
export async function findContractInForce(db: Database, now: Date): Promise<ContractRow | undefined> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(lte(contracts.vigente_desde, now))
    .orderBy(desc(contracts.vigente_desde))
    .limit(1);
  return row;
}

/** Keeps what is there: an accepted text never changes. */
export async function insertContract(db: Database, row: ContractRow): Promise<void> {
  await db.insert(contracts).values(row).onConflictDoNothing();
}

export async function findContract(db: Database, versao: string): Promise<ContractRow | undefined> {
  const [row] = await db.select().from(contracts).where(eq(contracts.versao, versao));
  return row;
}
