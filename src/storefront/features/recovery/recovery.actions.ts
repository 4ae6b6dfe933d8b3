import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { recoveryApplicationOf } from '#/domain/site/recovery-application.ts';
import { requestRecovery, resetPassword } from './recovery.functions.ts';
import type { RecoveryLink } from './recovery.queries.ts';
import {
  validateNewPassword,
  validateRecovery,
  readNewPasswordEntries,
  readRecoveryEntries,
} from './recovery.schema.ts';

export const recoveryActions = (redirectTo: string | undefined) => ({
  recuperar: noScriptAction({
    read: readRecoveryEntries,
    find: validateRecovery,
    send: async (entries) => {
      const aplicacao = recoveryApplicationOf(redirectTo);
      const { mensagem } = await requestRecovery({ data: { ...entries, aplicacao } });
      return { done: { mensagem } };
    },
  }),
});

export const newPasswordActions = (link: RecoveryLink) => ({
  nova: noScriptAction({
    read: readNewPasswordEntries,
    find: validateNewPassword,
    send: async ({ senha }) => {
      const { destino } = await resetPassword({ data: { ...link, senha } });
      return { done: { destino } };
    },
  }),
});
