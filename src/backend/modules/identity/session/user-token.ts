import { createSecretKey, type KeyObject } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import * as v from 'valibot';
import { deriveKey, type SigningKey, type SigningKeys } from '#/backend/crypto/signing-keys.ts';

/** Minutes a user token is good for (SESSION-4). */
const USER_TOKEN_MINUTES = 15;

const issuer = 'vitrine';
const audience = 'vitrine:api';
const algorithm = 'HS256';

/** When a user token issued now ends. */
export const tokenExpiry = (now: Date) =>
  new Date((Math.floor(now.getTime() / 1000) + USER_TOKEN_MINUTES * 60) * 1000);

/** Who a user token speaks for, and in which token family. */
export interface UserTokenSubject {
  loginId: number;
  personId: number;
  familyId: string;
  /** Generation of the refresh token issued with it: whoever sends this token has received that one too. */
  geracao: number;
}

const tokenKeys = new WeakMap<SigningKey, KeyObject>();

/** The same object each time, which the library imports once. */
function tokenKey(key: SigningKey): KeyObject {
  const made = tokenKeys.get(key) ?? createSecretKey(deriveKey(key, 'user-token'));
  tokenKeys.set(key, made);
  return made;
}

const payloadSchema = v.object({
  sub: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ idLogin: v.pipe(v.number(), v.integer()), idPessoa: v.pipe(v.number(), v.integer()) }),
  ),
  sid: v.pipe(v.string(), v.uuid()),
  gen: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** A signed JWT whose subject is JSON with idLogin and idPessoa (SESSION-2). */
export function signUserToken(keys: SigningKeys, subject: UserTokenSubject, now: Date): Promise<string> {
  const { loginId, personId, familyId, geracao } = subject;
  return new SignJWT({ sid: familyId, gen: geracao })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: keys.current.id })
    .setSubject(JSON.stringify({ idLogin: loginId, idPessoa: personId }))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(tokenExpiry(now))
    .sign(tokenKey(keys.current));
}

/**
 * Undefined for a token that is expired, meant for others, or not signed by us with the one algorithm we use.
 */
export async function readUserToken(
  keys: SigningKeys,
  token: string,
  now: Date,
): Promise<UserTokenSubject | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find(kid);
        if (!key) throw new Error('unknown key');
        return tokenKey(key);
      },
      { algorithms: [algorithm], issuer, audience, requiredClaims: ['exp', 'iat'], currentDate: now },
    );
    const { sub, sid, gen } = v.parse(payloadSchema, payload);
    return { loginId: sub.idLogin, personId: sub.idPessoa, familyId: sid, geracao: gen };
  } catch {
    return undefined;
  }
}
