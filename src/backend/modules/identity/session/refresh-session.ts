import type { Database } from '#/backend/db/database.ts';
import { networkOf } from '#/domain/request/network-of.ts';
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
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';

/**
 * Exchanges a refresh token for fresh tokens (SESSION-5, SESSION-6). The newest one is rotated. Its
 * predecessor gets the same successor without another rotation: for 10 s after it was used, since tabs
 * refresh at once, and longer while no token of that response has come back, since the response was then
 * lost. Any older token counts as stolen and ends the family. Undefined when the session is over. `ip` is the
 * address as the request brought it.
 */
export async function refreshSession(
  { db, keys, now }: { db: Database; keys: SigningKeys; now: Date },
  refreshToken: string,
  ip: string | null,
): Promise<SessionTokens | undefined> {
  const hash = hashRefreshToken(refreshToken);
  const successor = successorOf(keys, refreshToken);
  const subject = await db.transaction(async (tx) => {
    const family = await lockFamilyOf(tx, hash, now);
    if (!family) return undefined;
    const { loginId, personId, id: familyId } = family;
    const [newest, previous] = await listLastTokens(tx, familyId);
    if (newest && isSame(newest.hash, hash)) {
      const geracao = newest.geracao + 1;
      await markTokenUsed(tx, hash, now);
      await insertRefreshToken(tx, {
        hash: hashRefreshToken(successor),
        id_familia: familyId,
        geracao,
        emitido_em: now,
      });
      await prolongFamily(tx, familyId, {
        until: refreshExpiry(family.tipoLogin, now, family.criadaEm),
        rede: ip && networkOf(ip),
      });
      return { loginId, personId, familyId, geracao };
    }
    const mayComeAgain =
      newest &&
      previous?.usado_em &&
      isSame(previous.hash, hash) &&
      (now.getTime() - previous.usado_em.getTime() <= REFRESH_GRACE_MS ||
        family.geracaoRecebida < newest.geracao);
    if (mayComeAgain) return { loginId, personId, familyId, geracao: newest.geracao };
    await revokeFamily(tx, familyId, now);
    return undefined;
  });
  return subject && { userToken: await signUserToken(keys, subject, now), refreshToken: successor };
}

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;
