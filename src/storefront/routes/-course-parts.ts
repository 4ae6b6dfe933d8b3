import type { QueryClient } from '@tanstack/react-query';
import type { Course } from '#/contract/catalogue/course.ts';
import { courseAlertQueries } from '#/storefront/features/course-alert/course-alert.queries.ts';
import {
  LazyCourseDetails,
  LazyCourseFacts,
  LazyOfferTerms,
} from '#/storefront/features/course/components/lazy-course-parts.ts';
import { courseQueries } from '#/storefront/features/course/course.queries.ts';

interface CoursePartsContext {
  queryClient: QueryClient;
  session: { person: object | null };
}

/** What the page of a course shows besides the course, whichever offer of it was asked for. */
export async function loadCourseParts(
  { queryClient, session }: CoursePartsContext,
  course: Course,
): Promise<void> {
  const { id_produto, gestao_desempenho, ofertas } = course;
  const signedIn = session.person !== null;
  await Promise.all([
    gestao_desempenho && queryClient.ensureQueryData(courseQueries.sgnOrigin()),
    signedIn && queryClient.prefetchQuery(courseQueries.participation(id_produto)),
    signedIn &&
      !ofertas.some(({ aberta }) => aberta) &&
      queryClient.prefetchQuery(courseAlertQueries.alert(id_produto)),
    LazyCourseFacts.preload(),
    LazyOfferTerms.preload(),
    LazyCourseDetails.preload(),
    queryClient.prefetchQuery(courseQueries.reviews(id_produto, 'uteis')),
    queryClient.prefetchQuery(courseQueries.related(course)),
  ]);
}
