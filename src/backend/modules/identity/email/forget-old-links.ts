import type { Database } from '#/backend/db/database.ts';
import { deleteExpiredTokens } from '#/backend/modules/identity/link/one-time-token-repository.ts';
import { deleteOldEmailChanges } from './email-change-repository.ts';

const DAY_MS = 86_400_000;

/** Deletes links that ran out a day ago, and replaced addresses after 30 days, which name people. */
export async function forgetOldLinks(db: Database, now: Date): Promise<void> {
  await deleteExpiredTokens(db, new Date(now.getTime() - DAY_MS));
  await deleteOldEmailChanges(db, new Date(now.getTime() - 30 * DAY_MS));
}
