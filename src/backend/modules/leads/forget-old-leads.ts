import type { Database } from '#/backend/db/database.ts';
import { deleteOldLeads } from './lead-repository.ts';

const DAY_MS = 86_400_000;

/** Deletes leads 180 days after they were done, and those that no one worked on after a year (LEADS-4). */
export async function forgetOldLeads(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteOldLeads(db, { done: before(180), touched: before(366) });
}
