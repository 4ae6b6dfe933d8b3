import { eq, inArray, lt, sql } from 'drizzle-orm';
import { selectRows, type Database } from '#/backend/db/database.ts';
import { signInTurns } from '#/backend/db/schema/identity.ts';

/** How fast something may be tried; times in seconds. */
export interface Pace {
  readonly free: number;
  readonly firstWait: number;
  readonly longestWait: number;
  readonly memory: number;
}

export interface Turn {
  chave: string;
  grupo: string;
}

/**
 * Counts a try and returns how many there were; undefined while one has to wait, which counts nothing.
 * Concurrent tries get different numbers, on any number of instances and whatever their clocks say.
 */
export async function takeTurn(
  db: Database,
  { chave, grupo }: Turn,
  { free, firstWait, longestWait, memory }: Pace,
  now: Date,
): Promise<number | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const tries = sql`CASE WHEN t.esquecer_em <= ${at} THEN 1 ELSE t.tentativas + 1 END`;
  const freeAt = (count: ReturnType<typeof sql>) => sql`${at} + make_interval(secs => CASE
    WHEN ${count} < ${free}::int THEN 0
    ELSE least(${firstWait}::float8 * power(2, least(${count} - ${free}::int, 20)), ${longestWait}::float8) END)`;
  const forgetAt = sql`${at} + make_interval(secs => ${memory}::float8)`;
  const rows = await selectRows<{ tentativas: number }>(
    db,
    sql`
      INSERT INTO sign_in_turns AS t (chave, grupo, tentativas, livre_em, esquecer_em)
      VALUES (${chave}, ${grupo}, 1, ${freeAt(sql`1`)}, ${forgetAt})
      ON CONFLICT (chave) DO UPDATE SET
        tentativas = ${tries},
        livre_em = ${freeAt(sql`(${tries})`)},
        esquecer_em = CASE WHEN t.esquecer_em <= ${at} THEN ${forgetAt} ELSE t.esquecer_em END
      WHERE t.tentativas < ${free}::int OR t.livre_em <= ${at} OR t.esquecer_em <= ${at}
      RETURNING t.tentativas`,
  );
  return rows[0]?.tentativas;
}

export async function findTurn(db: Database, chave: string, now: Date) {
  const [row] = await db.select().from(signInTurns).where(eq(signInTurns.chave, chave));
  return row && row.esquecer_em > now ? { tries: row.tentativas, freeAt: row.livre_em } : undefined;
}

export async function giveBackTurn(db: Database, chave: string): Promise<void> {
  const fewer = sql`greatest(${signInTurns.tentativas} - 1, 1)`;
  await db.update(signInTurns).set({ tentativas: fewer }).where(eq(signInTurns.chave, chave));
}

export async function deleteTurns(db: Database, chaves: readonly string[]): Promise<void> {
  await db.delete(signInTurns).where(inArray(signInTurns.chave, [...chaves]));
}

export async function deleteTurnsOf(db: Database, grupos: readonly string[]): Promise<void> {
  await db.delete(signInTurns).where(inArray(signInTurns.grupo, [...grupos]));
}

export async function deleteForgottenTurns(db: Database, now: Date): Promise<void> {
  await db.delete(signInTurns).where(lt(signInTurns.esquecer_em, now));
}
