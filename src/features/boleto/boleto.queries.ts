import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { fetchPrint, fetchRenewal, renewBoleto } from './boleto.functions.ts';

export const boletoQueries = {
  renewal: (v: string) =>
    queryOptions({ queryKey: ['boleto', 'renewal', v], queryFn: () => fetchRenewal({ data: { v } }) }),
  print: (v: string) =>
    queryOptions({ queryKey: ['boleto', 'print', v], queryFn: () => fetchPrint({ data: { v } }) }),
};

export const boletoMutations = {
  renew: () =>
    mutationOptions({
      mutationKey: ['renew-boleto'],
      mutationFn: (v: string) => renewBoleto({ data: { v } }),
    }),
};
