import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { fetchChecklist, runTest } from './checklist.functions.ts';
import type { ConnectionTest } from './connection-tests.ts';

export const checklistQueries = {
  checklist: () => queryOptions({ queryKey: ['checklist'], queryFn: () => fetchChecklist(), staleTime: 0 }),
};

export const checklistMutations = {
  runTest: (teste: ConnectionTest) =>
    mutationOptions({
      mutationKey: ['connection-test', teste],
      mutationFn: () => runTest({ data: { teste } }),
    }),
};
