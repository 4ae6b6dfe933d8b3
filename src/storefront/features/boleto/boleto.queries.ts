import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { openBoletoPdf } from './pdf-reader.ts';
import { fetchPrint, fetchRenewal, renewBoleto } from './boleto.functions.ts';

export const boletoQueries = {
  renewal: (v: string) =>
    queryOptions({ queryKey: ['boleto', 'renewal', v], queryFn: () => fetchRenewal({ data: { v } }) }),
  print: (v: string) =>
    queryOptions({ queryKey: ['boleto', 'print', v], queryFn: () => fetchPrint({ data: { v } }) }),
  pdf: (v: string) =>
    queryOptions({
      queryKey: ['boleto', 'pdf', v],
      queryFn: () => openBoletoPdf(v),
      staleTime: Infinity,
      gcTime: 0,
      structuralSharing: false,
    }),
};

export const boletoMutations = {
  renew: () =>
    mutationOptions({
      mutationKey: ['renew-boleto'],
      mutationFn: (v: string) => renewBoleto({ data: { v } }),
    }),
};
