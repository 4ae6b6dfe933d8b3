import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { createFirstAdministrator } from './setup.functions.ts';
import { validateAdministrator, pathAfterSetup, readAdministratorEntries } from './setup.schema.ts';

/** The form of `/comecar` when it comes without JavaScript. */
export const setupActions = (codigo: string) => ({
  administrador: noScriptAction({
    read: readAdministratorEntries,
    find: validateAdministrator,
    send: async (entries) => {
      await createFirstAdministrator({ data: { codigo, ...entries } });
      return { goTo: pathAfterSetup };
    },
  }),
});
