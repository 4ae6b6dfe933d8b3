import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { readAreaVariant } from './experiment.functions.ts';
import { fetchCities, fetchMenu, fetchPromotion, requestCallback, searchCities } from './shell.functions.ts';

/** Characters from which on city search suggests (SEARCH-9). */
export const citySearchMinLength = 3;

const staleTime = 10 * 60_000;

export const shellQueries = {
  menu: () =>
    queryOptions({
      queryKey: ['shell', 'menu'],
      queryFn: () => fetchMenu(),
      staleTime,
      meta: { serverOnly: true },
    }),
  promotion: () =>
    queryOptions({ queryKey: ['shell', 'promotion'], queryFn: () => fetchPromotion(), staleTime }),
  areaVariant: () =>
    queryOptions({
      queryKey: ['shell', 'area-variant'],
      queryFn: () => readAreaVariant(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  allCities: () => queryOptions({ queryKey: ['shell', 'cities'], queryFn: () => fetchCities(), staleTime }),
  cities: (nome: string) =>
    queryOptions({
      queryKey: ['shell', 'cities', nome],
      queryFn: ({ signal }) => searchCities({ data: { nome }, signal }),
      enabled: nome.length >= citySearchMinLength,
      placeholderData: keepPreviousData,
      staleTime,
    }),
};

export const shellMutations = {
  requestCallback: () =>
    mutationOptions({
      mutationFn: (data: Parameters<typeof requestCallback>[0]['data']) => requestCallback({ data }),
    }),
};
