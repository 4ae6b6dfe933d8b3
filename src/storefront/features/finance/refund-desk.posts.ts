import { plainForm } from '#/storefront/forms/plain-post.ts';
import { findDecisionProblems, readDecision } from './decision.schema.ts';
import { decideRefund, requestRefund } from './refund-desk.functions.ts';
import {
  findRefundProblems,
  readRefund,
  refundAskedText,
  refundDecidedText,
  toDecision,
  toRefund,
} from './refund-desk.schema.ts';

export const refundRequestPosts = {
  aprovacao: plainForm({
    read: readDecision,
    find: findDecisionProblems,
    send: async (entries) => {
      const data = toDecision(entries);
      await decideRefund({ data });
      return { done: { mensagem: refundDecidedText(data) } };
    },
  }),
};

export const refundDeskPosts = {
  ...refundRequestPosts,
  devolucao: plainForm({
    read: readRefund,
    find: findRefundProblems,
    send: async (entries) => {
      const { status } = await requestRefund({ data: toRefund(entries) });
      return { done: { mensagem: refundAskedText(status) } };
    },
  }),
};
