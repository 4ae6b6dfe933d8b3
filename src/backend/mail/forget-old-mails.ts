import type { Database } from '#/backend/db/database.ts';
import { deleteOldMessages } from './outbox-repository.ts';

const DAY_MS = 86_400_000;

/** Deletes messages after 30 days, which name people. */
export async function forgetOldMails(db: Database, now: Date): Promise<void> {
  await deleteOldMessages(db, new Date(now.getTime() - 30 * DAY_MS));
}
