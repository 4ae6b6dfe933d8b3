import { queryOptions } from '@tanstack/react-query';
import { fetchWaitingOffers, fetchWaitingPeople } from './waiting-desk.functions.ts';

export const waitingDeskQueries = {
  offers: (pagina: number) =>
    queryOptions({
      queryKey: ['waiting-desk', 'offers', pagina],
      queryFn: () => fetchWaitingOffers({ data: { pagina } }),
      staleTime: 5000,
    }),
  // Each reading is recorded: it isn't read again by itself.
  people: (id: number) =>
    queryOptions({
      queryKey: ['waiting-desk', 'people', id],
      queryFn: () => fetchWaitingPeople({ data: { id } }),
      staleTime: 60_000,
      refetchOnWindowFocus: false,
    }),
};
