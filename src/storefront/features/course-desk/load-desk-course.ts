import type { QueryClient } from '@tanstack/react-query';
import { courseDeskQueries } from './course-desk.queries.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

/** What the forms of a course and its offers need; the 404 page for a course that the school doesn't have. */
export async function loadDeskCourse(queryClient: QueryClient, id: number) {
  const [course] = await Promise.all([
    queryClient.ensureQueryData(courseDeskQueries.course(id)).catch(orNotFound),
    queryClient.ensureQueryData(courseDeskQueries.options()),
  ]);
  return course;
}
