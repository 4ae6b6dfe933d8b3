import { plainForm } from '#/storefront/forms/plain-post.ts';
import { recoveryApplicationOf } from '#/domain/site/recovery-application.ts';
import { requestRecovery, resetPassword } from './recovery.functions.ts';
import type { RecoveryLink } from './recovery.queries.ts';
import {
  findNewPasswordProblems,
  findRecoveryProblems,
  readNewPasswordEntries,
  readRecoveryEntries,
} from './recovery.schema.ts';

export const recoveryPosts = (redirectTo: string | undefined) => ({
  recuperar: plainForm({
    read: readRecoveryEntries,
    find: findRecoveryProblems,
    send: async (entries) => {
      const aplicacao = recoveryApplicationOf(redirectTo);
      const { mensagem } = await requestRecovery({ data: { ...entries, aplicacao } });
      return { done: { mensagem } };
    },
  }),
});

export const newPasswordPosts = (link: RecoveryLink) => ({
  nova: plainForm({
    read: readNewPasswordEntries,
    find: findNewPasswordProblems,
    send: async ({ senha }) => {
      const { destino } = await resetPassword({ data: { ...link, senha } });
      return { done: { destino } };
    },
  }),
});
