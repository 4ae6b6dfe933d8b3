import type { LegalText } from '#/domain/school/legal-text.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { sendLegalText } from './legal-texts.queries.ts';
import { readLegalTextEntries, validateLegalText } from './legal-texts.schema.ts';

/** The form of `/gestao/loja/textos/{texto}` when it comes without JavaScript. */
export const legalTextActions = (texto: LegalText) => ({
  texto: noScriptAction({
    read: readLegalTextEntries,
    find: validateLegalText,
    send: async (entries) => {
      const { mensagem } = await sendLegalText(texto, entries);
      return { done: { mensagem } };
    },
  }),
});
