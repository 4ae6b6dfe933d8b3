import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isNotFoundError } from '#/domain/request/public-error.ts';
import { courseDeskQueries } from './course-desk.queries.ts';

/** The course with its offers; the 404 page for a course that the school doesn't have. */
export const loadDeskCourse = (queryClient: QueryClient, id: number) =>
  queryClient.ensureQueryData(courseDeskQueries.course(id)).catch((error: unknown) => {
    throw isNotFoundError(error) ? notFound() : error;
  });
