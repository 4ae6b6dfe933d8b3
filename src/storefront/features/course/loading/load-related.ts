import type { QueryClient } from '@tanstack/react-query';
import { type ShownCard, toDrawnCard } from '#/storefront/shared/course/card/course-card-data.ts';
import { sendInstead } from '#/platform/hydration/send-instead.ts';
import { courseQueries } from '../course.queries.ts';

export function loadRelated(
  queryClient: QueryClient,
  course: { id_produto: number; grupo_area: { icone_slug: string } },
): Promise<void> {
  const related = courseQueries.related(course.id_produto, course.grupo_area.icone_slug);
  if (import.meta.env.SSR) {
    const asDrawn = (cards: ShownCard[] | null) => cards && cards.map((card) => toDrawnCard(card));
    sendInstead(queryClient, related.queryKey, asDrawn);
  }
  return queryClient.prefetchQuery(related);
}
