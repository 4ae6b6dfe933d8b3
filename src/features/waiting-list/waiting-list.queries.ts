import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  fetchInvitation,
  fetchWaitingPlace,
  joinWaitingList,
  leaveWaitingList,
} from './waiting-list.functions.ts';

export const waitingListQueries = {
  place: (idOferta: number) =>
    queryOptions({
      queryKey: ['waiting-list', idOferta],
      queryFn: () => fetchWaitingPlace({ data: { idOferta } }),
    }),
  invitation: (convite: string) =>
    queryOptions({
      queryKey: ['waiting-list', 'invitation', convite],
      queryFn: () => fetchInvitation({ data: { convite } }),
    }),
};

export const waitingListMutations = {
  join: (idOferta: number) => mutationOptions({ mutationFn: () => joinWaitingList({ data: { idOferta } }) }),
  leave: (idOferta: number) =>
    mutationOptions({ mutationFn: () => leaveWaitingList({ data: { idOferta } }) }),
};
