import type { Database } from '#/backend/db/database.ts';
import { deleteChangesBefore } from './course-index-repository.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes changes of courses after a day: an instance that looked at none for longer reads all courses
 * anew.
 */
export async function forgetCourseChanges(db: Database, now: Date): Promise<void> {
  await deleteChangesBefore(db, new Date(now.getTime() - DAY_MS));
}
