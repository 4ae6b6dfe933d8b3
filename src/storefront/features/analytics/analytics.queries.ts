import { queryOptions } from '@tanstack/react-query';
import { readAnalytics } from './analytics.functions.ts';

export const analyticsQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['analytics'],
      queryFn: () => readAnalytics(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
