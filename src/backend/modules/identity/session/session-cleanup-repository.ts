import { lt, or } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { rateLimits, refreshTokens, sessionFamilies } from '#/backend/db/schema/identity.ts';

export async function deleteEndedFamilies(db: Database, before: Date): Promise<void> {
  await db
    .delete(sessionFamilies)
    .where(or(lt(sessionFamilies.expira_em, before), lt(sessionFamilies.revogada_em, before)));
}

export async function deleteTokensUsedBefore(db: Database, before: Date): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.usado_em, before));
}

export async function deleteExpiredCounters(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
