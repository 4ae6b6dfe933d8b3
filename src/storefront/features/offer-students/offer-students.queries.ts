import { queryOptions } from '@tanstack/react-query';
import type { ListUse } from '#/contract/catalogue/offer-students.ts';
import { fetchStudents } from './offer-students.functions.ts';

export const offerStudentQueries = {
  // Each reading is recorded: it isn't read again by itself.
  of: (id: number, uso: ListUse) =>
    queryOptions({
      queryKey: ['offer-students', id, uso],
      queryFn: () => fetchStudents({ data: { id, uso } }),
      staleTime: 60_000,
      refetchOnWindowFocus: false,
    }),
};
