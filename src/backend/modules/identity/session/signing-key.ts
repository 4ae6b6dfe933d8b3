import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { SealError, type Sealer } from '#/backend/crypto/sealer.ts';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import { insertSigningKey, listSigningKeys, replaceKey } from './signing-key-repository.ts';

const purposeOf = (id: string) => `signing-key:${id}`;

/**
 * Reads the keys, or makes the first one. The newest signs; older ones are accepted.
 * @throws Error that says what to do when they were sealed with another secret, or there is none
 */
export async function loadSigningKeys(db: Database, now: Date, sealer: Sealer | null): Promise<SigningKeys> {
  // Instances that start together agree on one key, since all insert the same id.
  const id = 'hs256-1';
  const secret = randomBytes(32);
  const segredo = sealer ? sealer.seal(secret, purposeOf(id)) : secret;
  await insertSigningKey(db, { id, segredo, selado: sealer !== null, criada_em: now });
  const rows = await listSigningKeys(db);
  const keys = rows.map((row) => ({ id: row.id, secret: openKey(row, sealer) }));
  if (sealer) {
    for (const row of rows) {
      const purpose = purposeOf(row.id);
      const sealed = row.selado ? sealer.renew(row.segredo, purpose) : sealer.seal(row.segredo, purpose);
      if (sealed) await replaceKey(db, row, sealed);
    }
  }
  const [current] = keys;
  if (!current) throw new Error('no signing key');
  return { current, find: (wanted) => keys.find((key) => key.id === wanted) };
}

function openKey(
  { id, segredo, selado }: { id: string; segredo: Uint8Array; selado: boolean },
  sealer: Sealer | null,
): Uint8Array {
  if (!selado) return new Uint8Array(segredo);
  if (!sealer) {
    throw new Error('The keys in this database are sealed: start with the KEY_SECRET they were sealed with.');
  }
  try {
    return new Uint8Array(sealer.open(segredo, purposeOf(id)));
  } catch (cause) {
    if (!(cause instanceof SealError)) throw cause;
    throw new Error('KEY_SECRET is not the one that the keys in this database were sealed with.', { cause });
  }
}
