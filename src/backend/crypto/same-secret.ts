import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a text that somebody sent is the secret, told in a time that says nothing of either. */
export function isSameSecret(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(secret));
}
