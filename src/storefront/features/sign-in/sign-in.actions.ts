import { noScriptButton, noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { completeSignIn, register, signIn, signOut } from './sign-in.functions.ts';
import {
  validateCode,
  validateLogin,
  validateRegistration,
  readCodeEntries,
  readLoginEntries,
  readRegistrationEntries,
  toRegistrationBody,
} from './sign-in.schema.ts';
import { pathAfterSignIn } from './sign-in-step.ts';

export const signInActions = ({ target, afterSignOut }: { target: string; afterSignOut: string }) => ({
  entrar: noScriptAction({
    read: readLoginEntries,
    find: validateLogin,
    send: async (entries) => {
      const { proximo } = await signIn({ data: { ...entries, contexto: 'site' } });
      return { goTo: pathAfterSignIn(proximo, target) };
    },
  }),
  cadastro: noScriptAction({
    read: readRegistrationEntries,
    find: (entries) => validateRegistration(entries, calendarDay(new Date())),
    send: async (entries) => {
      await register({ data: toRegistrationBody(entries, 'site') });
      return { goTo: target };
    },
  }),
  sair: noScriptButton(async () => {
    await signOut();
    return { goTo: afterSignOut };
  }),
});

export const codeActions = (target: string) => ({
  codigo: noScriptAction({
    read: readCodeEntries,
    find: validateCode,
    send: async (entries) => {
      await completeSignIn({ data: entries });
      return { goTo: target };
    },
  }),
});
