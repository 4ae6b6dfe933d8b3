import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { personFormSchema } from '#/contract/person-form.ts';
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
      mutationFn: (data: v.InferInput<typeof personFormSchema>) => sendCpfClaim({ data }),
    }),
  decide: () =>
    mutationOptions({
      mutationKey: ['decide-cpf-claim'],
      mutationFn: (data: ClaimDecision) => decideCpfClaim({ data }),
    }),
};
