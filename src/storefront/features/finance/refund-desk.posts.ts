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

/** The forms of refunds that wait, when they come as plain POSTs. */
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

/** The forms of a purchase that money goes back of, when they come as plain POSTs. */
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
