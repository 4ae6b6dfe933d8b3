import { queryOptions } from '@tanstack/react-query';
import { readAnalytics } from './analytics.functions.ts';

export const analyticsQueries = {
  /** It doesn't change while the page lives; a choice made on the page is known to the page. */
  settings: () =>
    queryOptions({
      queryKey: ['analytics'],
      queryFn: () => readAnalytics(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
