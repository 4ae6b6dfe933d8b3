import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { fetchPinnedCourses, savePinnedCourses } from './pinned.functions.ts';
import { type PinnedEntries, toPinned } from './pinned.schema.ts';

const all = ['pinned-courses'] as const;

export const pinnedQueries = {
  all,
  list: () => queryOptions({ queryKey: all, queryFn: () => fetchPinnedCourses(), staleTime: 0 }),
};

export const pinnedMutations = {
  save: () =>
    mutationOptions({
      mutationKey: [...all, 'save'],
      mutationFn: (entries: PinnedEntries) => savePinnedCourses({ data: toPinned(entries) }),
    }),
};
