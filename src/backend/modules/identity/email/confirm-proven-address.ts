import type { Database } from '#/backend/db/database.ts';
import { markEmailConfirmed } from './email-address-repository.ts';

/** Confirms the address of a login whose owner opened a link that went there. */
export function confirmProvenAddress(tx: Database, loginId: number, now: Date): Promise<void> {
  return markEmailConfirmed(tx, loginId, now);
}
