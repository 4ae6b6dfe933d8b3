import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { findSetup, finishSetupWithAdministrator, insertSetupLink } from './setup-repository.ts';

const LINK_MS = 60 * 60_000;

export const hashSetupCode = (code: string): Uint8Array => createHash('sha256').update(code).digest();

/** Whether the shop has had an administrator. */
export async function isSetUp(db: Database): Promise<boolean> {
  return Boolean((await findSetup(db))?.concluida_em);
}

/** Takes a shop for set up that has an administrator already, such as the demonstration. */
export function settleSetup(db: Database, now: Date): Promise<void> {
  return finishSetupWithAdministrator(db, now);
}

/** Makes a link to `/comecar` that is valid for an hour; undefined once the shop is set up. */
export async function issueSetupLink(
  db: Database,
  publicUrl: string,
  now: Date,
): Promise<string | undefined> {
  if (await isSetUp(db)) return undefined;
  const code = randomBytes(32).toString('base64url');
  await insertSetupLink(db, {
    hash: hashSetupCode(code),
    criado_em: now,
    expira_em: new Date(now.getTime() + LINK_MS),
  });
  return `${publicUrl}/comecar?codigo=${code}`;
}
