import { queryOptions } from '@tanstack/react-query';
import { fetchSales } from './sales.functions.ts';
import type { SalesSearch } from './sales.search.ts';

/** A state may change at any time, so it stays fresh only during hydration. */
const staleTime = 5000;

export const salesQueries = {
  list: (search: SalesSearch) =>
    queryOptions({
      queryKey: ['sales', 'list', search],
      queryFn: () => fetchSales({ data: search }),
      staleTime,
    }),
};
