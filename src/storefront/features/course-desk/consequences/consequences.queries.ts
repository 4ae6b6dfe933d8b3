import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OfferMove } from '#/domain/catalogue/offer-entry.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import {
  cancelOffer,
  fetchConsequences,
  fetchMoveForecast,
  fetchPostponementForecast,
  moveOffer,
  openEnrolment,
  postponeOffer,
} from './consequences.functions.ts';
import type { ReasonEntries } from './consequences.schema.ts';

const all = [...courseDeskQueries.all, 'consequences'] as const;
// Buyers change the numbers at any time.
const staleTime = 0;

export const consequencesQueries = {
  of: (id: number) =>
    queryOptions({ queryKey: [...all, id], queryFn: () => fetchConsequences({ data: { id } }), staleTime }),
  postponement: (id: number) =>
    queryOptions({
      queryKey: [...all, id, 'postponement'],
      queryFn: () => fetchPostponementForecast({ data: { id } }),
      staleTime,
    }),
  move: (id: number, mudanca: OfferMove) =>
    queryOptions({
      queryKey: [...all, id, mudanca],
      queryFn: () => fetchMoveForecast({ data: { id, mudanca } }),
      staleTime,
    }),
};

export const consequencesMutations = {
  cancel: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'cancel', id],
      mutationFn: (entries: ReasonEntries) => cancelOffer({ data: { id, ...entries } }),
    }),
  move: (id: number, mudanca: OfferMove) =>
    mutationOptions({
      mutationKey: [...all, 'move', id],
      mutationFn: (entries: ReasonEntries) => moveOffer({ data: { id, ...entries, mudanca } }),
    }),
  postpone: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'postpone', id],
      mutationFn: (entries: ReasonEntries) => postponeOffer({ data: { id, ...entries } }),
    }),
  openEnrolment: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'open', id],
      mutationFn: (abertas: boolean) => openEnrolment({ data: { id, abertas } }),
    }),
};
