import { randomUUID } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
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

/** Starts a token family for a login and answers its first tokens. `userAgent` is kept for the list of devices. */
export async function openSession(
  { db, keys, now }: { db: Database; keys: SigningKeys; now: Date },
  login: { idLogin: number; idPessoa: number },
  userAgent: string | null,
): Promise<SessionTokens> {
  const idFamilia = randomUUID();
  const refreshToken = createRefreshToken();
  await db.transaction(async (tx) => {
    await insertFamily(tx, {
      id: idFamilia,
      id_login: login.idLogin,
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
  return { userToken: await signUserToken(keys, { ...login, idFamilia, geracao: 0 }, now), refreshToken };
}
