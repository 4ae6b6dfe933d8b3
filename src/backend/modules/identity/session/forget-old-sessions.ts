import type { Database } from '#/backend/db/database.ts';
import { deleteBrowsersUnusedSince } from '#/backend/modules/identity/login/known-browser-repository.ts';
import { deleteForgottenTurns } from '../login/sign-in-turn-repository.ts';
import { deleteExpiredPendingSignIns } from '#/backend/modules/identity/second-factor/second-factor-repository.ts';
import { REFRESH_TOKEN_DAYS } from './refresh-token.ts';
import {
  deleteEndedFamilies,
  deleteExpiredCounters,
  deleteTokensUsedBefore,
} from './session-cleanup-repository.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes what nobody can use any more: families that ended a day ago, counters and waiting sign-ins that
 * ran out, browsers unused for a year. Exchanged refresh tokens stay as long as a token is good: one that
 * comes again within that time points to a theft, and the newest exchanged one may come again itself; an
 * older one opens nothing anyway.
 */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  await deleteEndedFamilies(db, new Date(now.getTime() - DAY_MS));
  await deleteTokensUsedBefore(db, new Date(now.getTime() - REFRESH_TOKEN_DAYS * DAY_MS));
  await deleteExpiredCounters(db, now);
  await deleteForgottenTurns(db, now);
  await deleteExpiredPendingSignIns(db, now);
  await deleteBrowsersUnusedSince(db, new Date(now.getTime() - 366 * DAY_MS));
}
