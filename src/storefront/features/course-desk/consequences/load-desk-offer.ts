import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { loadDeskCourse } from '#/storefront/features/course-desk/load-desk-course.ts';
import { consequencesQueries } from './consequences.queries.ts';

/** What pages about one offer need; the 404 page for an offer that isn't one of the course. */
export async function loadDeskOffer(queryClient: QueryClient, courseId: number, offerId: number) {
  const course = await loadDeskCourse(queryClient, courseId);
  if (!course.turmas.some(({ id_oferta }) => id_oferta === offerId)) throw notFound();
  await queryClient.ensureQueryData(consequencesQueries.of(offerId));
}
