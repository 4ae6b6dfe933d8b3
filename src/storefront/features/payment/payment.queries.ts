import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { fetchPixCharge, fetchPixPurchase, regeneratePix } from './payment.functions.ts';
import { pollingInterval } from './polling.ts';

export const paymentQueries = {
  all: (codigoCompra: string) => ['pix', codigoCompra] as const,
  charge: (codigoCompra: string) =>
    queryOptions({
      queryKey: [...paymentQueries.all(codigoCompra), 'charge'],
      queryFn: () => fetchPixCharge({ data: { codigoCompra } }),
      staleTime: 1000,
      refetchOnWindowFocus: true,
      refetchIntervalInBackground: false,
      refetchInterval: ({ state }) =>
        state.data ? pollingInterval(state.data, state.dataUpdateCount + state.errorUpdateCount) : false,
    }),
  purchase: (codigoCompra: string) =>
    queryOptions({
      queryKey: [...paymentQueries.all(codigoCompra), 'purchase'],
      queryFn: () => fetchPixPurchase({ data: { codigoCompra } }),
    }),
};

export const paymentMutations = {
  regenerate: () =>
    mutationOptions({
      mutationKey: ['regenerate-pix'],
      mutationFn: (codigoCompra: string) => regeneratePix({ data: { codigoCompra } }),
    }),
};
