import { queryOptions } from '@tanstack/react-query';
import { fetchSales } from './sales.functions.ts';
import type { SalesSearch } from './sales.search.ts';

/** A sale's state may change at any time: what is shown counts as fresh only while the page comes alive. */
const staleTime = 5000;

export const salesQueries = {
  list: (search: SalesSearch) =>
    queryOptions({
      queryKey: ['sales', 'list', search],
      queryFn: () => fetchSales({ data: search }),
      staleTime,
    }),
};
