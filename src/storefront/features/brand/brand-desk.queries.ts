import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { brandFieldsSchema } from '#/domain/school/brand.ts';
import { fetchStoredBrand, saveBrand, saveLook } from './brand-desk.functions.ts';
import { brandQueries } from './brand.queries.ts';
import type { BrandEntries } from './brand.schema.ts';
import { type LookEntries, toLookBody } from './look.schema.ts';

/** The fields by their schema, which were checked before. */
export const toBrandBody = (entries: BrandEntries) => ({
  ...v.parse(brandFieldsSchema, entries),
  versao: entries.versao,
});

export const brandDeskQueries = {
  stored: () => queryOptions({ queryKey: ['stored-brand'], queryFn: () => fetchStoredBrand(), staleTime: 0 }),
};

export const brandDeskMutations = {
  save: () =>
    mutationOptions({
      mutationKey: ['save-brand'],
      mutationFn: (entries: BrandEntries) => saveBrand({ data: toBrandBody(entries) }),
    }),
  saveLook: () =>
    mutationOptions({
      mutationKey: ['save-look'],
      mutationFn: (entries: LookEntries) => saveLook({ data: toLookBody(entries) }),
    }),
};

/** After a change: what pages show, and what the desk goes on from. */
export const refreshBrand = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries(brandQueries.shop()),
    queryClient.invalidateQueries(brandDeskQueries.stored()),
  ]);
