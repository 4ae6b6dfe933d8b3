import { plainForm } from '#/storefront/forms/plain-post.ts';
import { decideGrant } from './grant.functions.ts';
import {
  findGrantDecisionProblems,
  grantDoneTexts,
  readGrantDecision,
  toGrantDecision,
} from './grant.schema.ts';

export const grantPosts = {
  'decidir-bolsa': plainForm({
    read: readGrantDecision,
    find: findGrantDecisionProblems,
    send: async (entries) => {
      const { decisao } = await decideGrant({ data: toGrantDecision(entries) });
      return { done: { mensagem: grantDoneTexts[decisao] } };
    },
  }),
};
