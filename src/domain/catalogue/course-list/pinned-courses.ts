import { distinctIds } from '../course-entry.ts';

/** As many as the first page of a rail shows. */
export const MOST_PINNED = 8;

/** Ids of the courses that come before the best sellers, in their order. */
export const pinnedCoursesSchema = distinctIds(MOST_PINNED);
