import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { noteTransfer, refuseInvoice, setInvoiceTerms } from './invoice.functions.ts';
import {
  validateRefusal,
  validateTerms,
  invoiceRefusedText,
  readRefusal,
  validateTransfer,
  readTerms,
  readTransfer,
  termsSavedText,
  toRefusal,
  toTerms,
  transferNotedText,
} from './invoice.schema.ts';

export const invoiceActions = {
  recebimento: noScriptAction({
    read: readTransfer,
    find: validateTransfer,
    send: async (data) => {
      await noteTransfer({ data });
      return { done: { mensagem: transferNotedText } };
    },
  }),
};

export const companyTermsActions = {
  'limite-da-fatura': noScriptAction({
    read: readTerms,
    find: validateTerms,
    send: async (entries) => {
      const data = toTerms(entries);
      await setInvoiceTerms({ data });
      return { done: { mensagem: termsSavedText(data) } };
    },
  }),
  'recusa-da-fatura': noScriptAction({
    read: readRefusal,
    find: validateRefusal,
    send: async (entries) => {
      await refuseInvoice({ data: toRefusal(entries) });
      return { done: { mensagem: invoiceRefusedText } };
    },
  }),
};
