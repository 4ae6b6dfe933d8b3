import { and, isNotNull, lt, or } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { rateLimits, refreshTokens, sessionFamilies } from '#/backend/db/schema/identity.ts';

const endedBefore = (at: Date) => or(lt(sessionFamilies.expira_em, at), lt(sessionFamilies.revogada_em, at));

export async function deleteEndedFamilies(db: Database, before: Date): Promise<void> {
  await db.delete(sessionFamilies).where(endedBefore(before));
}

export async function forgetBrowsersOfEnded(db: Database, before: Date): Promise<void> {
  await db
    .update(sessionFamilies)
    .set({ agente: null })
    .where(and(isNotNull(sessionFamilies.agente), endedBefore(before)));
}

export async function deleteTokensUsedBefore(db: Database, before: Date): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.usado_em, before));
}

export async function deleteExpiredCounters(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
