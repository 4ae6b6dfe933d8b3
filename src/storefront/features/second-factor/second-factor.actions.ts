import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import {
  confirmAccess,
  confirmSecondFactor,
  resetSecondFactor,
  startSecondFactor,
  stopSecondFactor,
} from './second-factor.functions.ts';
import { validatorOf, readFactorEntries } from './second-factor.schema.ts';
import { accessConfirmedText, resetText } from './texts.ts';

export const secondFactorActions = (here: string) => ({
  comecar: noScriptAction({
    read: readFactorEntries,
    find: validatorOf(['senha']),
    send: async ({ senha }) => {
      await startSecondFactor({ data: { senha } });
      return { goTo: here };
    },
  }),
  confirmar: noScriptAction({
    read: readFactorEntries,
    find: validatorOf(['codigo']),
    send: async ({ codigo }) => ({ done: await confirmSecondFactor({ data: { codigo } }) }),
  }),
  desligar: noScriptAction({
    read: readFactorEntries,
    find: validatorOf(['senha', 'codigo']),
    send: async ({ senha, codigo }) => {
      await stopSecondFactor({ data: { senha, codigo } });
      return { goTo: here };
    },
  }),
  redefinir: noScriptAction({
    read: readFactorEntries,
    find: validatorOf(['email', 'senha']),
    send: async ({ email, senha }) => {
      await resetSecondFactor({ data: { email, senha } });
      return { done: { mensagem: resetText } };
    },
  }),
});

export const confirmAccessActions = {
  'confirmar-senha': noScriptAction({
    read: readFactorEntries,
    find: validatorOf(['senha']),
    send: async ({ senha }) => {
      await confirmAccess({ data: { senha } });
      return { done: { mensagem: accessConfirmedText } };
    },
  }),
  'confirmar-codigo': noScriptAction({
    read: readFactorEntries,
    find: validatorOf(['codigo']),
    send: async ({ codigo }) => {
      await confirmAccess({ data: { codigo } });
      return { done: { mensagem: accessConfirmedText } };
    },
  }),
};
