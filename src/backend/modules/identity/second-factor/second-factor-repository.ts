import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { pendingSignIns, recoveryCodes, secondFactors } from '#/backend/db/schema/second-factor.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;
export type PendingSignInRow = typeof pendingSignIns.$inferSelect;

export async function findFactor(db: Database, loginId: number): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.id_login, loginId));
  return row;
}

/** Stores an unconfirmed secret; false when the factor is on. */
export async function insertUnconfirmed(
  db: Database,
  factor: Pick<SecondFactorRow, 'id_login' | 'segredo' | 'selado' | 'criado_em'>,
): Promise<boolean> {
  const { id_login: _, ...replaced } = factor;
  const rows = await db
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.id_login,
      set: replaced,
      setWhere: isNull(secondFactors.ligado_em),
    })
    .returning({ id: secondFactors.id_login });
  return rows.length === 1;
}

/**
 * Turns the factor on by the secret that was confirmed; false when it was replaced, or turned on, meanwhile.
 */
export async function confirmFactor(
  db: Database,
  { id_login, segredo }: Pick<SecondFactorRow, 'id_login' | 'segredo'>,
  { period, at }: { period: number; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ ligado_em: at, ultimo_periodo: period })
    .where(
      and(
        eq(secondFactors.id_login, id_login),
        eq(secondFactors.segredo, segredo),
        isNull(secondFactors.ligado_em),
      ),
    )
    .returning({ id: secondFactors.id_login });
  return rows.length === 1;
}

/**
 * Notes that the code of a period was taken; false when it, or a newer one, was taken before: of any number
 * one gets true.
 */
export async function takePeriod(db: Database, loginId: number, period: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ ultimo_periodo: period })
    .where(
      and(
        eq(secondFactors.id_login, loginId),
        isNotNull(secondFactors.ligado_em),
        or(isNull(secondFactors.ultimo_periodo), lt(secondFactors.ultimo_periodo, period)),
      ),
    )
    .returning({ id: secondFactors.id_login });
  return rows.length === 1;
}

export async function insertRecoveryCodes(
  db: Database,
  loginId: number,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ id_login: loginId, hash })));
}

/** Uses a recovery code up; false for one that isn't there or was used: of any number one gets true. */
export async function takeRecoveryCode(
  db: Database,
  loginId: number,
  hash: Uint8Array,
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usado_em: at })
    .where(
      and(eq(recoveryCodes.id_login, loginId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usado_em)),
    )
    .returning({ id: recoveryCodes.id_login });
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Database, loginId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.id_login, loginId), isNull(recoveryCodes.usado_em)));
  return row?.left ?? 0;
}

/** Forgets the factor with its recovery codes; false when there was none. */
export async function deleteFactor(db: Database, loginId: number): Promise<boolean> {
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.id_login, loginId))
    .returning({ id: secondFactors.id_login });
  return rows.length === 1;
}

export async function insertPendingSignIn(db: Database, row: PendingSignInRow): Promise<void> {
  await db.insert(pendingSignIns).values(row);
}

export async function findPendingSignIn(db: Database, hash: Uint8Array, now: Date) {
  const [row] = await db
    .select({ pending: pendingSignIns, personId: logins.id_pessoa, senhaHash: logins.senha_hash })
    .from(pendingSignIns)
    .innerJoin(logins, eq(logins.id_login, pendingSignIns.id_login))
    .where(eq(pendingSignIns.hash, hash));
  return row && row.pending.expira_em > now ? row : undefined;
}

export async function deletePendingSignIn(db: Database, hash: Uint8Array): Promise<boolean> {
  const rows = await db
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.hash, hash))
    .returning({ id: pendingSignIns.id_login });
  return rows.length === 1;
}

export async function deleteExpiredPendingSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expira_em, now));
}

export function listSecrets(db: Database): Promise<SecondFactorRow[]> {
  return db.select().from(secondFactors);
}

/** Does nothing when the stored value has changed. */
export async function replaceSecret(
  db: Database,
  { id_login, segredo }: Pick<SecondFactorRow, 'id_login' | 'segredo'>,
  sealed: Uint8Array,
): Promise<void> {
  await db
    .update(secondFactors)
    .set({ segredo: sealed, selado: true })
    .where(and(eq(secondFactors.id_login, id_login), eq(secondFactors.segredo, segredo)));
}

export async function findLoginByEmail(db: Database, email: string) {
  const [row] = await db
    .select({ loginId: logins.id_login, personId: logins.id_pessoa, tipoLogin: logins.tipo_login })
    .from(logins)
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .where(and(eq(logins.email, email), isNull(logins.desativado_em)));
  return row;
}
