import type { Database } from '#/backend/db/database.ts';
import { deleteOldSubscriptions } from './newsletter-repository.ts';

const DAY_MS = 86_400_000;

export async function forgetOldSubscriptions(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteOldSubscriptions(db, { asked: daysAgo(7), cancelled: daysAgo(180) });
}
