import { plainForm } from '#/storefront/forms/plain-post.ts';
import { findDecisionProblems, readDecision } from './decision.schema.ts';
import { askForTarget, checkReceipt, registerReceipt, settleMatter } from './finance.functions.ts';
import { findSettlementProblems, readSettlement, settledText, toSettlement } from './finance.schema.ts';
import {
  findNoProblems,
  findReceiptProblems,
  readReceipt,
  readTargetRequest,
  receiptCheckedText,
  receiptRegisteredText,
  targetAskedText,
  toCheck,
} from './refund-matter.schema.ts';

export const financePosts = {
  resolucao: plainForm({
    read: readSettlement,
    find: findSettlementProblems,
    send: async (entries) => {
      await settleMatter({ data: toSettlement(entries) });
      return { done: { mensagem: settledText } };
    },
  }),
  comprovante: plainForm({
    read: readReceipt,
    find: findReceiptProblems,
    send: async (data) => {
      await registerReceipt({ data });
      return { done: { mensagem: receiptRegisteredText } };
    },
  }),
  conferencia: plainForm({
    read: readDecision,
    find: findDecisionProblems,
    send: async (entries) => {
      const data = toCheck(entries);
      await checkReceipt({ data });
      return { done: { mensagem: receiptCheckedText(data) } };
    },
  }),
  'nova-chave': plainForm({
    read: readTargetRequest,
    find: findNoProblems,
    send: async (data) => {
      await askForTarget({ data });
      return { done: { mensagem: targetAskedText } };
    },
  }),
};
