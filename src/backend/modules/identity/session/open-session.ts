import { randomUUID } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { wrongCredentials } from '../login/check-credentials.ts';
import type { LoginForCheck } from '../login/login-for-check.ts';
import { holdLogin } from '../login/login-repository.ts';
import { networkOf } from '#/domain/request/network-of.ts';
import { createRefreshToken, hashRefreshToken, REFRESH_TOKEN_DAYS } from './refresh-token.ts';
import { insertFamily, insertRefreshToken } from './session-repository.ts';
import { staffSessionEnd } from '#/domain/staff/staff-session.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { signUserToken } from './user-token.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';

const DAY_MS = 86_400_000;

export interface SessionTokens {
  userToken: string;
  refreshToken: string;
}

/** However often it is refreshed, a session ends so many days after the sign-in. */
const SESSION_DAYS = 90;

/** When a session ends unless it is refreshed again (SESSION-5, SESSION-16, SESSION-18). */
export function refreshExpiry(kind: LoginKind, issuedAt: Date, signedInAt: Date): Date {
  const unused = issuedAt.getTime() + REFRESH_TOKEN_DAYS * DAY_MS;
  const last = staffSessionEnd(kind, signedInAt)?.getTime() ?? signedInAt.getTime() + SESSION_DAYS * DAY_MS;
  return new Date(Math.min(unused, last));
}

export interface UsedFrom {
  userAgent: string | null;
  ip: string | null;
  /** False when neither password nor code was given here: acts of finance ask for one (SESSION-19). */
  isConfirmed?: boolean;
}

/**
 * Starts a token family and returns its first tokens.
 * @throws 401 `CREDENCIAIS_INVALIDAS` when the login changed since the check
 */
export async function openSession(
  { db, keys, now }: { db: Database; keys: SigningKeys; now: Date },
  login: LoginForCheck,
  { userAgent, ip, isConfirmed = true }: UsedFrom,
): Promise<SessionTokens> {
  const { loginId, personId } = login;
  const familyId = randomUUID();
  const refreshToken = createRefreshToken();
  await db.transaction(async (tx) => {
    const kind = await holdLogin(tx, login);
    if (!kind) throw wrongCredentials();
    await insertFamily(tx, {
      id: familyId,
      id_login: loginId,
      criada_em: now,
      expira_em: refreshExpiry(kind, now, now),
      agente: userAgent?.slice(0, 200) ?? null,
      rede: ip && networkOf(ip),
      confirmada_em: isConfirmed ? null : new Date(0),
    });
    await insertRefreshToken(tx, {
      hash: hashRefreshToken(refreshToken),
      id_familia: familyId,
      geracao: 0,
      emitido_em: now,
    });
  });
  return {
    userToken: await signUserToken(keys, { loginId, personId, familyId, geracao: 0 }, now),
    refreshToken,
  };
}
