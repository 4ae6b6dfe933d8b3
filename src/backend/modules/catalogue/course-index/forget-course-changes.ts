import type { Database } from '#/backend/db/database.ts';
import { deleteChangesBefore } from './course-index-repository.ts';

const DAY_MS = 86_400_000;

/** Deletes changes after a day: an instance that is further behind reads all courses. */
export async function forgetCourseChanges(db: Database, now: Date): Promise<void> {
  await deleteChangesBefore(db, new Date(now.getTime() - DAY_MS));
}
