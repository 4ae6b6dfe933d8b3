import { plainForm } from '#/storefront/forms/plain-post.ts';
import {
  confirmAccess,
  confirmSecondFactor,
  resetSecondFactor,
  startSecondFactor,
  stopSecondFactor,
} from './second-factor.functions.ts';
import { findProblemsOf, readFactorEntries } from './second-factor.schema.ts';
import { accessConfirmedText, resetText } from './texts.ts';

export const secondFactorPosts = (here: string) => ({
  comecar: plainForm({
    read: readFactorEntries,
    find: findProblemsOf(['senha']),
    send: async ({ senha }) => {
      await startSecondFactor({ data: { senha } });
      return { goTo: here };
    },
  }),
  confirmar: plainForm({
    read: readFactorEntries,
    find: findProblemsOf(['codigo']),
    send: async ({ codigo }) => ({ done: await confirmSecondFactor({ data: { codigo } }) }),
  }),
  desligar: plainForm({
    read: readFactorEntries,
    find: findProblemsOf(['senha', 'codigo']),
    send: async ({ senha, codigo }) => {
      await stopSecondFactor({ data: { senha, codigo } });
      return { goTo: here };
    },
  }),
  redefinir: plainForm({
    read: readFactorEntries,
    find: findProblemsOf(['email', 'senha']),
    send: async ({ email, senha }) => {
      await resetSecondFactor({ data: { email, senha } });
      return { done: { mensagem: resetText } };
    },
  }),
});

export const confirmAccessPosts = {
  'confirmar-senha': plainForm({
    read: readFactorEntries,
    find: findProblemsOf(['senha']),
    send: async ({ senha }) => {
      await confirmAccess({ data: { senha } });
      return { done: { mensagem: accessConfirmedText } };
    },
  }),
  'confirmar-codigo': plainForm({
    read: readFactorEntries,
    find: findProblemsOf(['codigo']),
    send: async ({ codigo }) => {
      await confirmAccess({ data: { codigo } });
      return { done: { mensagem: accessConfirmedText } };
    },
  }),
};
