import { createHash, createHmac, randomBytes } from 'node:crypto';
import { deriveKey, type SigningKeys } from '#/backend/crypto/signing-keys.ts';

/** Days a refresh token is good for, counted from its issue (SESSION-5). */
export const REFRESH_TOKEN_DAYS = 30;
export const REFRESH_GRACE_MS = 10_000;

export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The token that replaces another. It follows from it and a secret of ours, so concurrent uses of one token
 * get the same successor although only its hash is stored.
 */
export function successorOf(keys: SigningKeys, token: string): string {
  return createHmac('sha256', deriveKey(keys.current, 'refresh-token')).update(token).digest('base64url');
}

export function hashRefreshToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
