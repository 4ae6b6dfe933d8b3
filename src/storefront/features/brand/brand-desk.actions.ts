import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { saveBrand, saveLook } from './brand-desk.functions.ts';
import { toBrandBody } from './brand-desk.queries.ts';
import { validateBrand, readBrandEntries } from './brand.schema.ts';
import { readLookEntries, toLookBody, validateLook } from './look.schema.ts';
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

/** The form of `/gestao/loja/cores` when it comes without JavaScript. */
export const lookActions = {
  cores: noScriptAction({
    read: readLookEntries,
    find: validateLook,
    send: async (entries) => {
      await saveLook({ data: toLookBody(entries) });
      return { done: { mensagem: brandSavedText } };
    },
  }),
};
