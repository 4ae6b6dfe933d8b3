import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { PublicError } from '#/domain/request/public-error.ts';
import { brandFieldsSchema } from '#/domain/school/brand.ts';
import { CONFIRM_AGAIN } from '#/domain/staff/staff-session.ts';
import { fetchConfirmed, fetchStoredBrand, saveBrand, saveLook } from './brand-desk.functions.ts';
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
  confirmed: () =>
    queryOptions({ queryKey: ['confirmed-access'], queryFn: () => fetchConfirmed(), staleTime: 0 }),
};

export const brandDeskMutations = {
  save: () =>
    mutationOptions({
      mutationKey: ['save-brand'],
      mutationFn: (entries: BrandEntries) => saveBrand({ data: toBrandBody(entries) }),
    }),
  /** Before a file is sent: a browser forgets the chosen one with the page that it left. */
  requireConfirmed: () =>
    mutationOptions({
      mutationKey: ['require-confirmed'],
      mutationFn: async () => {
        if (await fetchConfirmed()) return;
        throw new PublicError({ status: 403, codigo: 'CONFIRMACAO_NECESSARIA', mensagem: CONFIRM_AGAIN });
      },
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
