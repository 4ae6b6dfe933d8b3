import type { Database } from '#/backend/db/database.ts';
import { deleteOldClaims } from '#/backend/modules/cpf-claim/cpf-claim-repository.ts';
import { deleteBrowsersUnusedSince } from '#/backend/modules/login-confirmation/known-browser-repository.ts';
import { deleteForgottenTurns } from './sign-in-turn-repository.ts';
import { deleteEndedFamilies, deleteExpiredCounters } from './session-cleanup-repository.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes what nobody can use any more: families that ended a day ago, counters that ran out, browsers unused for a year, and claims to a CPF half
 * a year after the decision.
 */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  await deleteEndedFamilies(db, new Date(now.getTime() - DAY_MS));
  await deleteExpiredCounters(db, now);
  await deleteForgottenTurns(db, now);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteOldClaims(db, { decided: before(180), asked: before(366) });
  await deleteBrowsersUnusedSince(db, new Date(now.getTime() - 366 * DAY_MS));
}
