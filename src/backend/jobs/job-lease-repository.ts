import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { jobLeases } from '#/backend/db/schema/identity.ts';

const secondsFromNow = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

export async function listLeased(db: Database): Promise<Set<string>> {
  const leased = await db
    .select({ nome: jobLeases.nome })
    .from(jobLeases)
    .where(gt(jobLeases.ate, sql`clock_timestamp()`));
  return new Set(leased.map(({ nome }) => nome));
}

/** Takes a job for some seconds of the database's clock; false while it is another's or not due. */
export async function takeLease(
  db: Database,
  { nome, dono, seconds }: { nome: string; dono: string; seconds: number },
): Promise<boolean> {
  const ate = secondsFromNow(seconds);
  const taken = await db
    .insert(jobLeases)
    .values({ nome, dono, ate })
    .onConflictDoUpdate({
      target: jobLeases.nome,
      set: { dono, ate },
      setWhere: lte(jobLeases.ate, sql`clock_timestamp()`),
    })
    .returning({ nome: jobLeases.nome });
  return taken.length === 1;
}

export async function putLeaseOff(
  db: Database,
  { nome, dono, seconds }: { nome: string; dono: string; seconds: number },
): Promise<void> {
  await db
    .update(jobLeases)
    .set({ ate: secondsFromNow(seconds) })
    .where(and(eq(jobLeases.nome, nome), eq(jobLeases.dono, dono)));
}
