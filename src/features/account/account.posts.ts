import { plainButton, plainForm } from '#/blocks/plain-post.ts';
import { calendarDay } from '#/domain/dates.ts';
import { register, signIn, signOut } from './account.functions.ts';
import {
  findLoginProblems,
  findRegistrationProblems,
  readLoginEntries,
  readRegistrationEntries,
  toRegistrationBody,
} from './account.schema.ts';

/** The forms of the login page when they come as plain POSTs. Both targets are paths of the shop. */
export const accountPosts = ({ target, afterSignOut }: { target: string; afterSignOut: string }) => ({
  entrar: plainForm({
    read: readLoginEntries,
    find: findLoginProblems,
    send: async (entries) => {
      await signIn({ data: { ...entries, contexto: 'site' } });
      return { goTo: target };
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
