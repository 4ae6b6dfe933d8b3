import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { builtOnce } from '#/backend/db/built-once.ts';
import type { Database } from '#/backend/db/database.ts';
import { logins, persons, refreshTokens, sessionFamilies } from '#/backend/db/schema/identity.ts';
import { secondFactors } from '#/backend/db/schema/second-factor.ts';
import { staffSessionEnd } from '#/domain/staff/staff-session.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import type { Session } from '#/backend/request/context.ts';
import type { UserTokenSubject } from './user-token.ts';

interface FoundSession {
  session: Omit<Session, 'lacksSecondFactor'> & { hasSecondFactor: boolean };
  geracaoRecebida: number;
}

const lastingSession = builtOnce((db) =>
  db
    .select({
      tipoLogin: logins.tipo_login,
      idLoginContactCenter: logins.id_login_contact_center,
      geracaoRecebida: sessionFamilies.geracao_recebida,
      signedInAt: sessionFamilies.criada_em,
      confirmedAt: sessionFamilies.confirmada_em,
      secondFactorSince: secondFactors.ligado_em,
      person: {
        nome: persons.nome,
        cpf: persons.cpf,
        nascimento: persons.nascimento,
        telefones: persons.telefones,
        emailPrincipal: persons.email_principal,
        email: logins.email,
        emailConfirmado: sql<boolean>`${logins.email_confirmado_em} IS NOT NULL`,
      },
    })
    .from(sessionFamilies)
    .innerJoin(logins, eq(logins.id_login, sessionFamilies.id_login))
    .innerJoin(persons, eq(persons.id_pessoa, logins.id_pessoa))
    .leftJoin(secondFactors, eq(secondFactors.id_login, logins.id_login))
    .where(
      and(
        eq(sessionFamilies.id, sql.placeholder('familyId')),
        eq(logins.id_login, sql.placeholder('loginId')),
        eq(logins.id_pessoa, sql.placeholder('personId')),
        isNull(sessionFamilies.revogada_em),
        gt(sessionFamilies.expira_em, sql.placeholder('now')),
        isNull(logins.desativado_em),
        isNull(persons.apagada_em),
      ),
    )
    .prepare('lasting_session'),
);

/** Login and person in one statement, as nearly every page needs both. */
export async function findSession(
  db: Database,
  { loginId, personId, familyId }: UserTokenSubject,
  now: Date,
): Promise<FoundSession | undefined> {
  const [login] = await lastingSession(db).execute({ loginId, personId, familyId, now: now.toISOString() });
  if (!login || isOver(login, now)) return undefined;
  const { geracaoRecebida, secondFactorSince, signedInAt, confirmedAt, ...kind } = login;
  const session = {
    loginId,
    personId,
    familyId,
    ...kind,
    hasSecondFactor: secondFactorSince !== null,
    confirmedAt: confirmedAt ?? signedInAt,
  };
  return { session, geracaoRecebida };
}

function isOver({ tipoLogin, signedInAt }: { tipoLogin: LoginKind; signedInAt: Date }, now: Date): boolean {
  const end = staffSessionEnd(tipoLogin, signedInAt);
  return end !== undefined && end <= now;
}

/** Notes that the password, or a code of the second factor, was given again in a session. */
export async function markConfirmed(db: Database, familyId: string, at: Date): Promise<void> {
  await db.update(sessionFamilies).set({ confirmada_em: at }).where(eq(sessionFamilies.id, familyId));
}

export async function markGenerationReceived(
  db: Database,
  { familyId, geracao }: Pick<UserTokenSubject, 'familyId' | 'geracao'>,
): Promise<void> {
  await db
    .update(sessionFamilies)
    .set({ geracao_recebida: geracao })
    .where(and(eq(sessionFamilies.id, familyId), lt(sessionFamilies.geracao_recebida, geracao)));
}

export type NewFamily = typeof sessionFamilies.$inferInsert;

export async function insertFamily(db: Database, family: NewFamily): Promise<void> {
  await db.insert(sessionFamilies).values(family);
}

export async function insertRefreshToken(
  db: Database,
  token: { hash: Uint8Array; id_familia: string; geracao: number; emitido_em: Date },
): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

/**
 * Locks the family's row, so that refreshes run one after another on any number of instances. Undefined for
 * an unknown token and an ended family.
 */
export async function lockFamilyOf(db: Database, hash: Uint8Array, now: Date) {
  const [token] = await db
    .select({ id_familia: refreshTokens.id_familia })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (!token) return undefined;
  const [family] = await db
    .select({
      id: sessionFamilies.id,
      loginId: logins.id_login,
      personId: logins.id_pessoa,
      tipoLogin: logins.tipo_login,
      criadaEm: sessionFamilies.criada_em,
      geracaoRecebida: sessionFamilies.geracao_recebida,
    })
    .from(sessionFamilies)
    .innerJoin(logins, eq(logins.id_login, sessionFamilies.id_login))
    .where(
      and(
        eq(sessionFamilies.id, token.id_familia),
        isNull(sessionFamilies.revogada_em),
        gt(sessionFamilies.expira_em, now),
        isNull(logins.desativado_em),
      ),
    )
    .for('update', { of: sessionFamilies });
  return family && !isOver({ ...family, signedInAt: family.criadaEm }, now) ? family : undefined;
}

export function listLastTokens(db: Database, familyId: string) {
  return db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.id_familia, familyId))
    .orderBy(desc(refreshTokens.geracao))
    .limit(2);
}

export async function markTokenUsed(db: Database, hash: Uint8Array, at: Date): Promise<void> {
  await db.update(refreshTokens).set({ usado_em: at }).where(eq(refreshTokens.hash, hash));
}

export async function prolongFamily(
  db: Database,
  id: string,
  { until, rede }: { until: Date; rede: string | null },
): Promise<void> {
  await db
    .update(sessionFamilies)
    .set({ expira_em: until, ...(rede && { rede }) })
    .where(eq(sessionFamilies.id, id));
}

export async function revokeFamily(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(sessionFamilies)
    .set({ revogada_em: at })
    .where(and(eq(sessionFamilies.id, id), isNull(sessionFamilies.revogada_em)));
}

/** Returns how many there were. */
export async function revokeEveryFamily(db: Database, at: Date): Promise<number> {
  const revoked = await db
    .update(sessionFamilies)
    .set({ revogada_em: at })
    .where(isNull(sessionFamilies.revogada_em))
    .returning({ id: sessionFamilies.id });
  return revoked.length;
}

export async function revokeFamilyOf(db: Database, hash: Uint8Array, at: Date): Promise<void> {
  const [token] = await db
    .select({ id: refreshTokens.id_familia })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (token) await revokeFamily(db, token.id, at);
}
