import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { storefrontSecretHeader } from '#/contract/storefront-secret.ts';

/**
 * The address a request is counted under: the visitor's, when it comes from a storefront that knows the secret; else the
 * peer's, so that nobody counts as somebody else.
 */
export function visitorAddress(headers: Headers, peer: string | undefined, secret: string): string | null {
  // A proxy between storefront and backend adds its own address behind the first.
  const first = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  const isBelieved = isFromStorefront(headers, secret) && isIP(first) !== 0;
  return isBelieved ? first : (peer ?? null);
}

/** True when the request shows the secret that only the storefront knows. */
export function isFromStorefront(headers: Headers, secret: string): boolean {
  const given = headers.get(storefrontSecretHeader);
  return given !== null && isSame(given, secret);
}

function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
