import { useSuspenseQuery } from '@tanstack/react-query';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';

/** The course and the offer that a page was loaded for. */
export function useDeskOffer(courseId: number, offerId: number) {
  const { data: course } = useSuspenseQuery(courseDeskQueries.course(courseId));
  const offer = course.turmas.find(({ id_oferta }) => id_oferta === offerId);
  return offer && { course, offer };
}
