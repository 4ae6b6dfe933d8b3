import { queryOptions } from '@tanstack/react-query';
import { fetchRoutine } from './routine.functions.ts';
import type { RoutineSearch } from './routine.search.ts';

export const routineQueries = {
  routine: (search: RoutineSearch) =>
    queryOptions({
      queryKey: ['routine', search],
      queryFn: () => fetchRoutine({ data: search }),
      staleTime: 60_000,
    }),
};
