import { createHmac } from 'node:crypto';

export interface SigningKeys {
  current: SigningKey;
  find(id: string | undefined): SigningKey | undefined;
}

export interface SigningKey {
  id: string;
  secret: Uint8Array;
}

export function deriveKey(key: SigningKey, purpose: string): Uint8Array {
  return createHmac('sha256', key.secret).update(purpose).digest();
}
