import { queryOptions } from '@tanstack/react-query';
import { fetchSales } from './sales.functions.ts';

/** A sale's state may change at any time: what is shown counts as fresh only while the page comes alive. */
const staleTime = 5000;

export const salesQueries = {
  list: (pagina: number) =>
    queryOptions({
      queryKey: ['sales', 'list', pagina],
      queryFn: () => fetchSales({ data: { pagina } }),
      staleTime,
    }),
};
