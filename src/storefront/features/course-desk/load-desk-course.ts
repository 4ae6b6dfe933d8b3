import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isNotFoundError } from '#/domain/request/public-error.ts';
import { courseDeskQueries } from './course-desk.queries.ts';

/** What the forms of a course and its offers need; the 404 page for a course that the school doesn't have. */
export async function loadDeskCourse(queryClient: QueryClient, id: number) {
  const [course] = await Promise.all([
    queryClient.ensureQueryData(courseDeskQueries.course(id)).catch((error: unknown) => {
      throw isNotFoundError(error) ? notFound() : error;
    }),
    queryClient.ensureQueryData(courseDeskQueries.options()),
  ]);
  return course;
}
