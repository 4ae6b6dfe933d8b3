import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  decideRefund,
  fetchRefundDesk,
  fetchRefundRequests,
  requestRefund,
} from './refund-desk.functions.ts';
import type { RefundDecision, RefundOrder } from './refund-desk.schema.ts';

export const refundDeskQueries = {
  all: ['refund-desk'] as const,
  waiting: (pagina: number) =>
    queryOptions({
      queryKey: [...refundDeskQueries.all, 'waiting', pagina],
      queryFn: () => fetchRefundRequests({ data: { pagina } }),
      // Others work on the same list.
      staleTime: 5000,
    }),
  of: (codigo: string) =>
    queryOptions({
      queryKey: [...refundDeskQueries.all, codigo],
      queryFn: () => fetchRefundDesk({ data: { codigo } }),
      staleTime: 5000,
    }),
};

export const refundDeskMutations = {
  request: () =>
    mutationOptions({
      mutationKey: ['request-refund'],
      mutationFn: (data: RefundOrder) => requestRefund({ data }),
    }),
  decide: () =>
    mutationOptions({
      mutationKey: ['decide-refund'],
      mutationFn: (data: RefundDecision) => decideRefund({ data }),
    }),
};
