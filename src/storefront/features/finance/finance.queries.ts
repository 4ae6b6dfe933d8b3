import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  askForTarget,
  checkReceipt,
  fetchMatters,
  registerReceipt,
  settleMatter,
} from './finance.functions.ts';
import type { Settlement } from './finance.schema.ts';
import type { ReceiptCheck, ReceiptEntries, TargetEntries } from './refund-matter.schema.ts';

export const financeQueries = {
  all: ['finance'] as const,
  page: (pagina: number) =>
    queryOptions({
      queryKey: [...financeQueries.all, pagina],
      queryFn: () => fetchMatters({ data: { pagina } }),
      staleTime: 5000,
    }),
};

export const financeMutations = {
  settle: () =>
    mutationOptions({
      mutationKey: ['settle-matter'],
      mutationFn: (data: Settlement) => settleMatter({ data }),
    }),
  register: () =>
    mutationOptions({
      mutationKey: ['register-receipt'],
      mutationFn: (data: ReceiptEntries) => registerReceipt({ data }),
    }),
  check: () =>
    mutationOptions({
      mutationKey: ['check-receipt'],
      mutationFn: (data: ReceiptCheck) => checkReceipt({ data }),
    }),
  ask: () =>
    mutationOptions({
      mutationKey: ['ask-for-target'],
      mutationFn: (data: TargetEntries) => askForTarget({ data }),
    }),
};
