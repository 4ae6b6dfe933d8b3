import { queryOptions } from '@tanstack/react-query';
import { fetchChecklist } from './checklist.functions.ts';

export const checklistQueries = {
  checklist: () => queryOptions({ queryKey: ['checklist'], queryFn: () => fetchChecklist(), staleTime: 0 }),
};
