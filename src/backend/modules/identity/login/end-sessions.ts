import type { Database } from '#/backend/db/database.ts';
import { revokeFamiliesOfLogin } from './login-access-repository.ts';

/** Ends every session of a login, and nothing else. */
export function endSessionsOfLogin(tx: Database, loginId: number, now: Date): Promise<void> {
  return revokeFamiliesOfLogin(tx, loginId, now);
}
