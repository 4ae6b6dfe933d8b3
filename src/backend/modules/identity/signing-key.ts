import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { insertSigningKey, listSigningKeys } from './signing-key-repository.ts';

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

/** Reads the keys, making the first one in a new database. The newest signs; older ones are still accepted. */
export async function loadSigningKeys(db: Database, now: Date): Promise<SigningKeys> {
  // Instances that start together agree on one key, since all insert the same id.
  await insertSigningKey(db, { id: 'hs256-1', segredo: randomBytes(32), criada_em: now });
  const keys = (await listSigningKeys(db)).map(({ id, segredo }) => ({
    id,
    secret: new Uint8Array(segredo),
  }));
  const [current] = keys;
  if (!current) throw new Error('no signing key');
  return { current, find: (id) => keys.find((key) => key.id === id) };
}

/** A key for one purpose only, so that what is made for one is worthless for another. */
export function deriveKey(key: SigningKey, purpose: string): Uint8Array {
  return createHmac('sha256', key.secret).update(purpose).digest();
}
