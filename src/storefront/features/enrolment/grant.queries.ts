import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { decideGrant, fetchGrantsToDecide } from './grant.functions.ts';
import type { GrantDecision } from './grant.schema.ts';

export const grantQueries = {
  all: ['grants'] as const,
  page: (pagina: number) =>
    queryOptions({
      queryKey: [...grantQueries.all, pagina],
      queryFn: () => fetchGrantsToDecide({ data: { pagina } }),
      staleTime: 5000,
    }),
};

export const grantMutations = {
  decide: () => mutationOptions({ mutationFn: (data: GrantDecision) => decideGrant({ data }) }),
};

export type GrantToDecide = Awaited<ReturnType<typeof fetchGrantsToDecide>>['itens'][number];
