import { queryOptions } from '@tanstack/react-query';
import { fetchAnalytics } from './analytics.functions.ts';

export const analyticsQueries = {
  /** It doesn't change while the page lives; a choice made on the page is known to the page. */
  settings: () =>
    queryOptions({
      queryKey: ['analytics'],
      queryFn: () => fetchAnalytics(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
