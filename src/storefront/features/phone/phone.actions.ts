import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { savePhone } from './phone.functions.ts';
import { validatePhone, readPhoneEntries } from './phone.schema.ts';

export const phoneActions = (target: string) => ({
  telefone: noScriptAction({
    read: readPhoneEntries,
    find: validatePhone,
    send: async (entries) => {
      await savePhone({ data: entries });
      return { goTo: target };
    },
  }),
});
