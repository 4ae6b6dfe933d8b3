import { queryOptions } from '@tanstack/react-query';
import { fetchNumbers, fetchSeats } from './numbers.functions.ts';
import type { NumberSearch, SeatSearch } from './numbers.search.ts';

const staleTime = 5000;

export const numberQueries = {
  numbers: (search: NumberSearch) =>
    queryOptions({
      queryKey: ['numbers', 'period', search],
      queryFn: () => fetchNumbers({ data: search }),
      staleTime,
    }),
  seats: (search: SeatSearch) =>
    queryOptions({
      queryKey: ['numbers', 'seats', search],
      queryFn: () => fetchSeats({ data: search }),
      staleTime,
    }),
};
