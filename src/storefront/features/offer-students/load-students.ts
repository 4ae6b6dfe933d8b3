import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ListUse } from '#/contract/catalogue/offer-students.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';
import { offerStudentQueries } from './offer-students.queries.ts';

/** The 404 page for an offer that isn't one of the course. */
export async function loadStudents(
  queryClient: QueryClient,
  courseId: number,
  offerId: number,
  use: ListUse,
): Promise<void> {
  const offer = await queryClient.ensureQueryData(offerStudentQueries.of(offerId, use)).catch(orNotFound);
  if (offer.id_produto !== courseId) throw notFound();
}
