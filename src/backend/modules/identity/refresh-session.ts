import type { Database } from '#/backend/db/database.ts';
import { refreshExpiry, type SessionTokens } from './open-session.ts';
import { hashRefreshToken, REFRESH_GRACE_MS, successorOf } from './refresh-token.ts';
import {
  insertRefreshToken,
  listLastTokens,
  lockFamilyOf,
  markTokenUsed,
  prolongFamily,
  revokeFamily,
} from './session-repository.ts';
import { signUserToken } from './user-token.ts';
import type { SigningKeys } from './signing-key.ts';

/**
 * Exchanges a refresh token for fresh tokens. The newest one is rotated. Its predecessor, up to 10 s after it was used, gets
 * the same successor without another rotation: tabs refresh at once, and an answer can get lost. Any other token that was
 * used before is stolen goods and ends the family. Undefined when the session is over.
 */
export async function refreshSession(
  { db, keys, now }: { db: Database; keys: SigningKeys; now: Date },
  refreshToken: string,
): Promise<SessionTokens | undefined> {
  const hash = hashRefreshToken(refreshToken);
  const successor = successorOf(keys, refreshToken);
  const login = await db.transaction(async (tx) => {
    const family = await lockFamilyOf(tx, hash, now);
    if (!family) return undefined;
    const [newest, previous] = await listLastTokens(tx, family.id);
    if (newest && isSame(newest.hash, hash)) {
      await markTokenUsed(tx, hash, now);
      await insertRefreshToken(tx, {
        hash: hashRefreshToken(successor),
        id_familia: family.id,
        geracao: newest.geracao + 1,
        emitido_em: now,
      });
      await prolongFamily(tx, family.id, refreshExpiry(now));
      return family;
    }
    const isConcurrentUse =
      previous?.usado_em &&
      isSame(previous.hash, hash) &&
      now.getTime() - previous.usado_em.getTime() <= REFRESH_GRACE_MS;
    if (isConcurrentUse) return family;
    await revokeFamily(tx, family.id, now);
    return undefined;
  });
  if (!login) return undefined;
  const subject = { idLogin: login.idLogin, idPessoa: login.idPessoa, idFamilia: login.id };
  return { userToken: await signUserToken(keys, subject, now), refreshToken: successor };
}

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;
