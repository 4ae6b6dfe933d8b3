import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { actOnMail } from './tasks.functions.ts';
import { mailActText, readMailAct, toMailAct } from './tasks.schema.ts';

/** The forms of `/gestao/tarefas` when they come without JavaScript. */
export const taskActions = {
  'e-mail': noScriptAction({
    read: readMailAct,
    find: () => ({}),
    send: async (entries) => {
      const data = toMailAct(entries);
      await actOnMail({ data });
      return { done: { mensagem: mailActText(data) } };
    },
  }),
};
