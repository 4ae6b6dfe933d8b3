import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EnrolmentIds } from './enrolment.params.ts';
import {
  applyForOffer,
  fetchEnrolment,
  fetchEnrolments,
  giveEnrolmentUp,
  takeReservedSeat,
  type EnrolmentWish,
} from './enrolment.functions.ts';

const staleTime = 5000;

export const enrolmentQueries = {
  all: ['enrolments'] as const,
  list: () =>
    queryOptions({
      queryKey: [...enrolmentQueries.all, 'list'],
      queryFn: () => fetchEnrolments(),
      staleTime,
    }),
  offer: (ids: EnrolmentIds) =>
    queryOptions({
      queryKey: [...enrolmentQueries.all, ids.courseId, ids.offerId],
      queryFn: () => fetchEnrolment({ data: ids }),
      staleTime,
    }),
};

export const enrolmentMutations = {
  apply: () => mutationOptions({ mutationFn: (data: EnrolmentWish) => applyForOffer({ data }) }),
  takeReservedSeat: () =>
    mutationOptions({ mutationFn: (protocolo: string) => takeReservedSeat({ data: { protocolo } }) }),
  giveUp: () =>
    mutationOptions({ mutationFn: (protocolo: string) => giveEnrolmentUp({ data: { protocolo } }) }),
};
