import { plainButton, plainForm } from '#/storefront/forms/plain-post.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { completeSignIn, register, signIn, signOut } from './sign-in.functions.ts';
import {
  findCodeProblems,
  findLoginProblems,
  findRegistrationProblems,
  readCodeEntries,
  readLoginEntries,
  readRegistrationEntries,
  toRegistrationBody,
} from './sign-in.schema.ts';
import { pathAfterSignIn } from './sign-in-step.ts';

export const signInPosts = ({ target, afterSignOut }: { target: string; afterSignOut: string }) => ({
  entrar: plainForm({
    read: readLoginEntries,
    find: findLoginProblems,
    send: async (entries) => {
      const { proximo } = await signIn({ data: { ...entries, contexto: 'site' } });
      return { goTo: pathAfterSignIn(proximo, target) };
    },
  }),
  cadastro: plainForm({
    read: readRegistrationEntries,
    find: (entries) => findRegistrationProblems(entries, calendarDay(new Date())),
    send: async (entries) => {
      await register({ data: toRegistrationBody(entries, 'site') });
      return { goTo: target };
    },
  }),
  sair: plainButton(async () => {
    await signOut();
    return { goTo: afterSignOut };
  }),
});

export const codePosts = (target: string) => ({
  codigo: plainForm({
    read: readCodeEntries,
    find: findCodeProblems,
    send: async (entries) => {
      await completeSignIn({ data: entries });
      return { goTo: target };
    },
  }),
});
