import { sql } from 'drizzle-orm';
import { builtOnce } from '#/backend/db/built-once.ts';
import type { Database } from '#/backend/db/database.ts';
import { simulatedBankState as state } from '#/backend/db/schema/simulated-bank.ts';

export type BankState = typeof state.$inferSelect;

export async function ensureBankState(db: Database, secret: string): Promise<BankState> {
  await db.insert(state).values({ segredo_aviso: secret }).onConflictDoNothing();
  const [row] = await db.select().from(state);
  return row!;
}

const advance = builtOnce((db) => db.select({ ms: state.adiantamento_ms }).from(state).prepare('advance'));

/** Milliseconds that the business clock runs ahead. */
export async function findAdvance(db: Database): Promise<number> {
  const [row] = await advance(db).execute();
  return row?.ms ?? 0;
}

/**
 * Lets the business clock run further ahead, for every instance and every later start; answers by how
 * much in all.
 */
export async function addToAdvance(db: Database, ms: number): Promise<number> {
  const [row] = await db
    .update(state)
    .set({ adiantamento_ms: sql`${state.adiantamento_ms} + ${ms}` })
    .returning({ ms: state.adiantamento_ms });
  return row!.ms;
}
