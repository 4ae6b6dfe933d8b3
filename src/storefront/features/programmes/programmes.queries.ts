import { queryOptions } from '@tanstack/react-query';
import { fetchProgramme, fetchProgrammes } from './programmes.functions.ts';

const staleTime = 60_000;

export const programmeQueries = {
  list: () => queryOptions({ queryKey: ['programmes', 'list'], queryFn: () => fetchProgrammes(), staleTime }),
  programme: (slug: string) =>
    queryOptions({
      queryKey: ['programmes', 'programme', slug],
      queryFn: () => fetchProgramme({ data: { slug } }),
      staleTime,
    }),
};
