import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, type SigningKey, type SigningKeys } from './signing-keys.ts';

/** Length of a signature, in bytes. */
const macLength = 32;

/**
 * A signed token for links. Its parts are readable, so they must not identify a person; a token made for one
 * purpose is refused for another.
 */
export function signToken(keys: SigningKeys, purpose: string, parts: readonly string[]): string {
  const content = [keys.current.id, ...parts].join('.');
  return Buffer.concat([macOf(keys.current, purpose, content), Buffer.from(content)]).toString('base64url');
}

/** The parts of a token that was made by {@link signToken}; undefined for any other text. */
export function readToken(keys: SigningKeys, purpose: string, token: string): string[] | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= macLength) return undefined;
  const content = bytes.subarray(macLength).toString();
  const [kid, ...parts] = content.split('.');
  const key = keys.find(kid);
  if (!key) return undefined;
  return timingSafeEqual(macOf(key, purpose, content), bytes.subarray(0, macLength)) ? parts : undefined;
}

function macOf(key: SigningKey, purpose: string, content: string): Buffer {
  return createHmac('sha256', deriveKey(key, purpose)).update(content).digest();
}
