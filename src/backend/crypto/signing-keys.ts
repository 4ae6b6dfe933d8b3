import { createHmac } from 'node:crypto';

export interface SigningKeys {
  current: SigningKey;
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
