import type { Database } from '#/backend/db/database.ts';
import type { Session } from '#/backend/request/context.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { revokeEveryFamily, revokeFamily, revokeFamilyOf } from './session-repository.ts';

export async function endSession(
  { db, now }: { db: Database; now: Date },
  session: Session | null,
  refreshToken: string | undefined,
): Promise<void> {
  if (session) await revokeFamily(db, session.familyId, now);
  if (refreshToken) await revokeFamilyOf(db, hashRefreshToken(refreshToken), now);
}

/** Signs everyone out; returns how many sessions ended. */
export async function endEverySession(db: Database, now: Date): Promise<number> {
  return revokeEveryFamily(db, now);
}
