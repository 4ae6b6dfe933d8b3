import { createHash } from 'node:crypto';
import type { BackendServices, MachineCaller } from '#/backend/request/context.ts';
import { MACHINE_KEY_PREFIX } from '#/domain/school/machine-key.ts';
import { findKeyByHash, noteUse } from './machine-key-repository.ts';

export const hashKey = (key: string) => createHash('sha256').update(key).digest();

/** The system whose key is in `Authorization: Bearer`; null without one in use. */
export async function resolveMachine(
  { db, clock }: Pick<BackendServices, 'db' | 'clock'>,
  authorization: string | null,
): Promise<MachineCaller | null> {
  const [, key] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (!key?.startsWith(MACHINE_KEY_PREFIX)) return null;
  const caller = await findKeyByHash(db, hashKey(key));
  if (!caller) return null;
  await noteUse(db, caller.keyId, clock());
  return caller;
}
