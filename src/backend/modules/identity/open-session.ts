import { randomUUID } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { wrongCredentials } from './check-credentials.ts';
import { holdLogin, type LoginForCheck } from './login-repository.ts';
import { createRefreshToken, hashRefreshToken, REFRESH_TOKEN_DAYS } from './refresh-token.ts';
import { insertFamily, insertRefreshToken } from './session-repository.ts';
import { signUserToken } from './user-token.ts';
import type { SigningKeys } from './signing-key.ts';

const DAY_MS = 86_400_000;

export interface SessionTokens {
  userToken: string;
  refreshToken: string;
}

export const refreshExpiry = (issuedAt: Date) => new Date(issuedAt.getTime() + REFRESH_TOKEN_DAYS * DAY_MS);

/**
 * Starts a token family for a login and answers its first tokens. `userAgent` is kept for the list of devices. Throws 401
 * `CREDENCIAIS_INVALIDAS` when the password was replaced, or the login switched off, since it was checked.
 */
export async function openSession(
  { db, keys, now }: { db: Database; keys: SigningKeys; now: Date },
  login: LoginForCheck,
  userAgent: string | null,
): Promise<SessionTokens> {
  const { idLogin, idPessoa } = login;
  const idFamilia = randomUUID();
  const refreshToken = createRefreshToken();
  await db.transaction(async (tx) => {
    if (!(await holdLogin(tx, login))) throw wrongCredentials();
    await insertFamily(tx, {
      id: idFamilia,
      id_login: idLogin,
      criada_em: now,
      expira_em: refreshExpiry(now),
      agente: userAgent?.slice(0, 200) ?? null,
    });
    await insertRefreshToken(tx, {
      hash: hashRefreshToken(refreshToken),
      id_familia: idFamilia,
      geracao: 0,
      emitido_em: now,
    });
  });
  return {
    userToken: await signUserToken(keys, { idLogin, idPessoa, idFamilia, geracao: 0 }, now),
    refreshToken,
  };
}
