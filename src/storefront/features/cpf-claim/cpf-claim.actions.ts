import { validatePerson, readPersonEntries, toPersonBody } from '#/storefront/forms/fields/person-form.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { decideCpfClaim, sendCpfClaim } from './cpf-claim.functions.ts';
import {
  claimDoneTexts,
  validateClaimDecision,
  readClaimDecision,
  toClaimDecision,
} from './cpf-claim.schema.ts';

export const cpfClaimActions = {
  pedido: noScriptAction({
    read: readPersonEntries,
    find: (entries) => validatePerson(entries, calendarDay(new Date())),
    send: async (entries) => ({ done: await sendCpfClaim({ data: toPersonBody(entries) }) }),
  }),
};

export const claimDecisionActions = {
  decisao: noScriptAction({
    read: readClaimDecision,
    find: validateClaimDecision,
    send: async (entries) => {
      const { situacao } = await decideCpfClaim({ data: toClaimDecision(entries) });
      return { done: { mensagem: claimDoneTexts[situacao] } };
    },
  }),
};
