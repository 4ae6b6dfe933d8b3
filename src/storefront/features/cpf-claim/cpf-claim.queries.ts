import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { cpfClaimSchema } from '#/contract/cpf-claim/cpf-claim.ts';
import { decideCpfClaim, fetchCpfClaims, sendCpfClaim } from './cpf-claim.functions.ts';
import type { ClaimDecision } from './cpf-claim.schema.ts';

export const cpfClaimQueries = {
  all: ['cpf-claims'] as const,
  page: (pagina: number) =>
    queryOptions({
      queryKey: [...cpfClaimQueries.all, pagina],
      queryFn: () => fetchCpfClaims({ data: { pagina } }),
      staleTime: 5000,
    }),
};

export const cpfClaimMutations = {
  send: () =>
    mutationOptions({
      mutationKey: ['send-cpf-claim'],
      mutationFn: (data: v.InferInput<typeof cpfClaimSchema>) => sendCpfClaim({ data }),
    }),
  decide: () =>
    mutationOptions({
      mutationKey: ['decide-cpf-claim'],
      mutationFn: (data: ClaimDecision) => decideCpfClaim({ data }),
    }),
};
