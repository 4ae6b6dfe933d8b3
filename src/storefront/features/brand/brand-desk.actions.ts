import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { saveBrand } from './brand-desk.functions.ts';
import { toBrandBody } from './brand-desk.queries.ts';
import { validateBrand, readBrandEntries } from './brand.schema.ts';
import { brandSavedText } from './texts.ts';

/** The form of `/gestao/loja` when it comes without JavaScript. */
export const brandActions = {
  escola: noScriptAction({
    read: readBrandEntries,
    find: validateBrand,
    send: async (entries) => {
      await saveBrand({ data: toBrandBody(entries) });
      return { done: { mensagem: brandSavedText } };
    },
  }),
};
