import { formText } from '#/storefront/forms/form-text.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { addRedirects, removeRedirect } from './redirects.functions.ts';
import {
  readRedirectEntries,
  redirectsSavedText,
  toRedirects,
  validateRedirectEntries,
} from './redirects.schema.ts';

/** The forms of `/gestao/redirecionamentos` when they come without JavaScript. */
export const redirectsActions = {
  redirecionamentos: noScriptAction({
    read: readRedirectEntries,
    find: validateRedirectEntries,
    send: async (entries) => {
      const { total } = await addRedirects({ data: toRedirects(entries) });
      return { done: { mensagem: redirectsSavedText(total) } };
    },
  }),
  remover: noScriptAction({
    read: (data) => ({ caminho: formText(data, 'caminho') }),
    find: () => ({}),
    send: async (data) => {
      await removeRedirect({ data });
      return { goTo: '/gestao/redirecionamentos' };
    },
  }),
};
