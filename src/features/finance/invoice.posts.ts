import { plainForm } from '#/forms/plain-post.ts';
import { noteTransfer, setInvoiceTerms } from './invoice.functions.ts';
import {
  findTermsProblems,
  findTransferProblems,
  readTerms,
  readTransfer,
  termsSavedText,
  toTerms,
  transferNotedText,
} from './invoice.schema.ts';

/** The form of an invoice when it comes as a plain POST. */
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

/** The form of a company when it comes as a plain POST. */
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
};
