import { createSecretKey, type KeyObject } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { deriveKey, type SigningKey, type SigningKeys } from '#/backend/crypto/signing-keys.ts';

/** Minutes a user token is good for (SESSION-4). */
const USER_TOKEN_MINUTES = 15;

const issuer = 'vitrine';
const audience = 'vitrine:api';
const algorithm = 'HS256';

export const tokenExpiry = (now: Date) =>
  new Date((Math.floor(now.getTime() / 1000) + USER_TOKEN_MINUTES * 60) * 1000);

export interface UserTokenSubject {
  loginId: number;
  personId: number;
  familyId: string;
  /** Generation of the refresh token issued with it. */
  geracao: number;
}

const tokenKeys = new WeakMap<SigningKey, KeyObject>();

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
  exp: v.number(),
});

// SESSION-2
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

interface AcceptedToken {
  subject: UserTokenSubject;
  /** Seconds since 1970. */
  exp: number;
}

/** Tokens that were accepted before, by the keys they were read with; they are the same until they expire. */
const accepted = new WeakMap<SigningKeys, LRUCache<string, AcceptedToken>>();
const mostAccepted = 2000;

/**
 * Undefined for a token that is expired, meant for others, or not signed by us with the one algorithm we use.
 * Says nothing of whether the session was ended.
 */
export async function readUserToken(
  keys: SigningKeys,
  token: string,
  now: Date,
): Promise<UserTokenSubject | undefined> {
  const known = accepted.get(keys) ?? new LRUCache<string, AcceptedToken>({ max: mostAccepted });
  accepted.set(keys, known);
  const before = known.get(token);
  if (before && Math.floor(now.getTime() / 1000) < before.exp) return before.subject;
  const read = await verifyUserToken(keys, token, now);
  if (read) known.set(token, read);
  return read?.subject;
}

async function verifyUserToken(
  keys: SigningKeys,
  token: string,
  now: Date,
): Promise<AcceptedToken | undefined> {
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
    const { sub, sid, gen, exp } = v.parse(payloadSchema, payload);
    const subject = { loginId: sub.idLogin, personId: sub.idPessoa, familyId: sid, geracao: gen };
    return { subject, exp };
  } catch {
    return undefined;
  }
}
