import { createHmac } from 'node:crypto';

/** The secrets that sign session tokens, shared by all instances through the database. */
export interface SigningKeys {
  /** New tokens are signed with this one. */
  current: SigningKey;
  /** The key a token names, if it is one of ours. */
  find(id: string | undefined): SigningKey | undefined;
}

export interface SigningKey {
  id: string;
  secret: Uint8Array;
}

/** A key for one purpose only, so that what is made for one is worthless for another. */
export function deriveKey(key: SigningKey, purpose: string): Uint8Array {
  return createHmac('sha256', key.secret).update(purpose).digest();
}
