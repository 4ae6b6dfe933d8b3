import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { recoveryRequestSchema } from '#/contract/identity/password.ts';
import { fetchRecoveryLink, requestRecovery, resetPassword } from './recovery.functions.ts';

export interface RecoveryLink {
  codigoAcesso: string;
  codigoAplicacao: string;
}

export const recoveryQueries = {
  link: (link: RecoveryLink) =>
    queryOptions({
      queryKey: ['recovery', 'link', link],
      queryFn: () => fetchRecoveryLink({ data: link }),
      gcTime: 0,
    }),
};

export const recoveryMutations = {
  request: () =>
    mutationOptions({
      mutationKey: ['request-recovery'],
      mutationFn: (data: v.InferInput<typeof recoveryRequestSchema>) => requestRecovery({ data }),
    }),
  reset: (link: RecoveryLink) =>
    mutationOptions({
      mutationKey: ['reset-password'],
      mutationFn: (senha: string) => resetPassword({ data: { ...link, senha } }),
    }),
};
