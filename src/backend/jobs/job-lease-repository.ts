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
    .values({ nome, dono, ate, comecou_em: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: jobLeases.nome,
      set: { dono, ate, comecou_em: sql`clock_timestamp()` },
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

/** Puts a lease off until the next run, and stores how this one ended: null when it went well. */
export async function endRun(
  db: Database,
  { nome, dono, seconds, failure }: { nome: string; dono: string; seconds: number; failure: string | null },
): Promise<void> {
  const now = sql`clock_timestamp()`;
  const outcome =
    failure === null
      ? { falhas: 0 }
      : { falhas: sql`${jobLeases.falhas} + 1`, falhou_em: now, erro: failure };
  await db
    .update(jobLeases)
    .set({ ate: secondsFromNow(seconds), terminou_em: now, ...outcome })
    .where(and(eq(jobLeases.nome, nome), eq(jobLeases.dono, dono)));
}
