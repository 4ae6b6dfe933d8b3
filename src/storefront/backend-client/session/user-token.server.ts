import { decodeJwt, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

const subjectSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ idLogin: v.number(), idPessoa: v.number() }),
  v.transform(({ idLogin: loginId, idPessoa: personId }) => ({ loginId, personId })),
);

/** Unverified: only the backend can validate it (SESSION-2). */
export type SessionIdentity = v.InferOutput<typeof subjectSchema>;

/** Reads the identity in a token's subject; null when the token can't be read. */
export function decodeUnverifiedToken(token: string): SessionIdentity | null {
  const parsed = v.safeParse(subjectSchema, payloadOf(token)?.sub);
  return parsed.success ? parsed.output : null;
}

/** The token inside a wrapped one, or undefined when it isn't wrapped. */
export function unwrapUserToken(token: string): string | undefined {
  const inner = payloadOf(token)?.['userToken'];
  return typeof inner === 'string' && inner !== '' ? inner : undefined;
}

const payloads = new LRUCache<string, JWTPayload>({ max: 500 });

function payloadOf(token: string): JWTPayload | undefined {
  const known = payloads.get(token);
  if (known) return known;
  try {
    const payload = decodeJwt(token);
    payloads.set(token, payload);
    return payload;
  } catch {
    return undefined;
  }
}
