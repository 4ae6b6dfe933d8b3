import type { Database } from '#/backend/db/database.ts';
import { SealError, type Sealer } from '#/backend/crypto/sealer.ts';
import { listSecrets, replaceSecret, type SecondFactorRow } from './second-factor-repository.ts';

const purposeOf = (loginId: number) => `second-factor:${loginId}`;

export function storeSecret(sealer: Sealer | null, loginId: number, secret: Uint8Array) {
  const segredo = sealer ? sealer.seal(secret, purposeOf(loginId)) : secret;
  return { segredo, selado: sealer !== null };
}

/**
 * The secret of a row.
 * @throws when it can't be opened, which a backend that started with the right `KEY_SECRET` can
 */
export function openSecret(
  sealer: Sealer | null,
  { id_login, segredo, selado }: Pick<SecondFactorRow, 'id_login' | 'segredo' | 'selado'>,
): Uint8Array {
  if (!selado) return segredo;
  if (!sealer) throw new Error('a second factor is sealed, but there is no KEY_SECRET');
  return sealer.open(segredo, purposeOf(id_login));
}

/** Safe on several instances at once. */
export async function sealSecrets(db: Database, sealer: Sealer): Promise<void> {
  for (const row of await listSecrets(db)) {
    const sealed = reseal(sealer, row);
    if (sealed) await replaceSecret(db, row, sealed);
  }
}

/**
 * Null for a current one, and for one that this secret can't open, so that a lost factor doesn't stop the
 * shop.
 */
function reseal(sealer: Sealer, { id_login, segredo, selado }: SecondFactorRow): Uint8Array | null {
  const purpose = purposeOf(id_login);
  try {
    return selado ? sealer.renew(segredo, purpose) : sealer.seal(segredo, purpose);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
