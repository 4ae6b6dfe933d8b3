import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { restoreMailWords } from './mail.functions.ts';
import { sendMailForm } from './mail.queries.ts';
import { readMailEntries, readRestoreEntries, validateMailEntries } from './mail.schema.ts';

/** The forms of `/gestao/emails/{tipo}` and its history when they come without JavaScript. */
export const mailActions = (tipo: string) => ({
  email: noScriptAction({
    read: readMailEntries,
    find: validateMailEntries,
    send: async (entries) => ({ done: (await sendMailForm(tipo, entries)).done }),
  }),
  desfazer: noScriptAction({
    read: readRestoreEntries,
    find: () => ({}),
    send: async (entries) => {
      await restoreMailWords({ data: { tipo, ...entries } });
      return { goTo: '/gestao/emails' };
    },
  }),
});
