import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { endPersonSessions, fetchPeople, fetchPerson } from './people.functions.ts';

const staleTime = 5000;

export const peopleQueries = {
  found: (busca: string) =>
    queryOptions({
      queryKey: ['people', 'found', busca],
      queryFn: () => fetchPeople({ data: { busca } }),
      staleTime,
    }),
  person: (id: number) =>
    queryOptions({
      queryKey: ['people', 'person', id],
      queryFn: () => fetchPerson({ data: { id } }),
      staleTime,
    }),
};

export const peopleMutations = {
  endSessions: () =>
    mutationOptions({
      mutationKey: ['people', 'end-sessions'],
      mutationFn: (id: number) => endPersonSessions({ data: { id } }),
    }),
};
