import { plainForm } from '#/storefront/forms/plain-post.ts';
import { noteTransfer, refuseInvoice, setInvoiceTerms } from './invoice.functions.ts';
import {
  findRefusalProblems,
  findTermsProblems,
  invoiceRefusedText,
  readRefusal,
  findTransferProblems,
  readTerms,
  readTransfer,
  termsSavedText,
  toRefusal,
  toTerms,
  transferNotedText,
} from './invoice.schema.ts';

export const invoicePosts = {
  recebimento: plainForm({
    read: readTransfer,
    find: findTransferProblems,
    send: async (data) => {
      await noteTransfer({ data });
      return { done: { mensagem: transferNotedText } };
    },
  }),
};

export const companyTermsPosts = {
  'limite-da-fatura': plainForm({
    read: readTerms,
    find: findTermsProblems,
    send: async (entries) => {
      const data = toTerms(entries);
      await setInvoiceTerms({ data });
      return { done: { mensagem: termsSavedText(data) } };
    },
  }),
  'recusa-da-fatura': plainForm({
    read: readRefusal,
    find: findRefusalProblems,
    send: async (entries) => {
      await refuseInvoice({ data: toRefusal(entries) });
      return { done: { mensagem: invoiceRefusedText } };
    },
  }),
};
