import {
  findPersonProblems,
  readPersonEntries,
  toPersonBody,
} from '#/storefront/forms/fields/person-form.ts';
import { plainForm } from '#/storefront/forms/plain-post.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { decideCpfClaim, sendCpfClaim } from './cpf-claim.functions.ts';
import {
  claimDoneTexts,
  findClaimDecisionProblems,
  readClaimDecision,
  toClaimDecision,
} from './cpf-claim.schema.ts';

export const cpfClaimPosts = {
  pedido: plainForm({
    read: readPersonEntries,
    find: (entries) => findPersonProblems(entries, calendarDay(new Date())),
    send: async (entries) => ({ done: await sendCpfClaim({ data: toPersonBody(entries) }) }),
  }),
};

export const claimDecisionPosts = {
  decisao: plainForm({
    read: readClaimDecision,
    find: findClaimDecisionProblems,
    send: async (entries) => {
      const { situacao } = await decideCpfClaim({ data: toClaimDecision(entries) });
      return { done: { mensagem: claimDoneTexts[situacao] } };
    },
  }),
};
