import { plainForm } from '#/forms/plain-post.ts';
import { settleMatter } from './finance.functions.ts';
import { findSettlementProblems, readSettlement, settledText, toSettlement } from './finance.schema.ts';

/** The form of a matter when it comes as a plain POST. */
export const financePosts = {
  resolucao: plainForm({
    read: readSettlement,
    find: findSettlementProblems,
    send: async (entries) => {
      await settleMatter({ data: toSettlement(entries) });
      return { done: { mensagem: settledText } };
    },
  }),
};
