import type { Database } from '#/backend/db/database.ts';
import { deleteEndedFamilies, deleteExpiredCounters } from './session-cleanup-repository.ts';

const DAY_MS = 86_400_000;

/** Deletes what nobody can use any more: families that ended a day ago, and counters that ran out. */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  await deleteEndedFamilies(db, new Date(now.getTime() - DAY_MS));
  await deleteExpiredCounters(db, now);
}
