import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { validateFinanceDecision, readFinanceDecision } from './decision.schema.ts';
import { decideRefund, requestRefund } from './refund-desk.functions.ts';
import {
  validateRefund,
  readRefund,
  refundAskedText,
  refundDecidedText,
  toRefundDecision,
  toRefund,
} from './refund-desk.schema.ts';

export const refundRequestActions = {
  aprovacao: noScriptAction({
    read: readFinanceDecision,
    find: validateFinanceDecision,
    send: async (entries) => {
      const data = toRefundDecision(entries);
      await decideRefund({ data });
      return { done: { mensagem: refundDecidedText(data) } };
    },
  }),
};

export const refundDeskActions = {
  ...refundRequestActions,
  devolucao: noScriptAction({
    read: readRefund,
    find: validateRefund,
    send: async (entries) => {
      const { status } = await requestRefund({ data: toRefund(entries) });
      return { done: { mensagem: refundAskedText(status) } };
    },
  }),
};
