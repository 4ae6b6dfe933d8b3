import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  fetchInvitation,
  fetchWaitingPlace,
  joinWaitingList,
  leaveWaitingList,
} from './waiting-list.functions.ts';

export const waitingListQueries = {
  place: (offerId: number) =>
    queryOptions({
      queryKey: ['waiting-list', offerId],
      queryFn: () => fetchWaitingPlace({ data: { offerId } }),
    }),
  invitation: (convite: string) =>
    queryOptions({
      queryKey: ['waiting-list', 'invitation', convite],
      queryFn: () => fetchInvitation({ data: { convite } }),
    }),
};

export const waitingListMutations = {
  join: (offerId: number) => mutationOptions({ mutationFn: () => joinWaitingList({ data: { offerId } }) }),
  leave: (offerId: number) => mutationOptions({ mutationFn: () => leaveWaitingList({ data: { offerId } }) }),
};
