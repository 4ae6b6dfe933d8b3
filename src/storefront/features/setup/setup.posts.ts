import { plainForm } from '#/storefront/forms/plain-post.ts';
import { createFirstAdministrator } from './setup.functions.ts';
import { findAdministratorProblems, pathAfterSetup, readAdministratorEntries } from './setup.schema.ts';

/** The form of `/comecar` when it comes without JavaScript. */
export const setupPosts = (codigo: string) => ({
  administrador: plainForm({
    read: readAdministratorEntries,
    find: findAdministratorProblems,
    send: async (entries) => {
      await createFirstAdministrator({ data: { codigo, ...entries } });
      return { goTo: pathAfterSetup };
    },
  }),
});
