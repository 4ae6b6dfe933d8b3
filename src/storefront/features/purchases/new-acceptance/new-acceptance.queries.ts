import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { purchasesQueries } from '../purchases.queries.ts';
import { acceptChange, fetchNewAcceptance, refuseChange } from './new-acceptance.functions.ts';

export const newAcceptanceQueries = {
  request: (codigo: string) =>
    queryOptions({
      queryKey: [...purchasesQueries.all, codigo, 'new-acceptance'],
      queryFn: () => fetchNewAcceptance({ data: { codigo } }),
      staleTime: 5000,
    }),
};

export const newAcceptanceMutations = {
  accept: () =>
    mutationOptions({
      mutationKey: ['accept-change'],
      mutationFn: (data: { codigo: string; pedido: string; versao: string; sha256: string }) =>
        acceptChange({ data }),
    }),
  refuse: () =>
    mutationOptions({
      mutationKey: ['refuse-change'],
      mutationFn: (codigo: string) => refuseChange({ data: { codigo } }),
    }),
};
