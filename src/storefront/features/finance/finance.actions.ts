import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { validateFinanceDecision, readFinanceDecision } from './decision.schema.ts';
import { askForTarget, checkReceipt, registerReceipt, settleMatter } from './finance.functions.ts';
import { validateSettlement, readSettlement, settledText, toSettlement } from './finance.schema.ts';
import {
  acceptAll,
  validateReceipt,
  readReceipt,
  readTargetRequest,
  receiptCheckedText,
  receiptRegisteredText,
  targetAskedText,
  toCheck,
} from './refund-matter.schema.ts';

export const financeActions = {
  resolucao: noScriptAction({
    read: readSettlement,
    find: validateSettlement,
    send: async (entries) => {
      await settleMatter({ data: toSettlement(entries) });
      return { done: { mensagem: settledText } };
    },
  }),
  comprovante: noScriptAction({
    read: readReceipt,
    find: validateReceipt,
    send: async (data) => {
      await registerReceipt({ data });
      return { done: { mensagem: receiptRegisteredText } };
    },
  }),
  conferencia: noScriptAction({
    read: readFinanceDecision,
    find: validateFinanceDecision,
    send: async (entries) => {
      const data = toCheck(entries);
      await checkReceipt({ data });
      return { done: { mensagem: receiptCheckedText(data) } };
    },
  }),
  'nova-chave': noScriptAction({
    read: readTargetRequest,
    find: acceptAll,
    send: async (data) => {
      await askForTarget({ data });
      return { done: { mensagem: targetAskedText } };
    },
  }),
};
