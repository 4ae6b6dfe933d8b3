import type { Database } from '#/backend/db/database.ts';
import { deleteBrowsersUnusedSince } from '#/backend/modules/identity/login/known-browser-repository.ts';
import { deleteForgottenTurns } from '../login/sign-in-turn-repository.ts';
import { deleteExpiredPendingSignIns } from '#/backend/modules/identity/second-factor/second-factor-repository.ts';
import { deleteExpiredSchoolSignIns } from '#/backend/modules/identity/school-account/school-sign-in-repository.ts';
import { REFRESH_TOKEN_DAYS } from './refresh-token.ts';
import {
  deleteEndedFamilies,
  deleteExpiredCounters,
  deleteTokensUsedBefore,
  forgetBrowsersOfEnded,
} from './session-cleanup-repository.ts';

const DAY_MS = 86_400_000;

/** Six months, whichever they are (SESSION-21). */
const ACCESS_RECORD_DAYS = 184;

/**
 * Exchanged refresh tokens are retained as long as a token is valid, since reuse within that time points to a
 * theft.
 */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  await deleteEndedFamilies(db, new Date(now.getTime() - ACCESS_RECORD_DAYS * DAY_MS));
  await forgetBrowsersOfEnded(db, new Date(now.getTime() - DAY_MS));
  await deleteTokensUsedBefore(db, new Date(now.getTime() - REFRESH_TOKEN_DAYS * DAY_MS));
  await deleteExpiredCounters(db, now);
  await deleteForgottenTurns(db, now);
  await deleteExpiredPendingSignIns(db, now);
  await deleteExpiredSchoolSignIns(db, now);
  await deleteBrowsersUnusedSince(db, new Date(now.getTime() - 366 * DAY_MS));
}
