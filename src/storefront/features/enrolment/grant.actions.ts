import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { decideGrant } from './grant.functions.ts';
import { validateGrantDecision, grantDoneTexts, readGrantDecision, toGrantDecision } from './grant.schema.ts';

export const grantActions = {
  'decidir-bolsa': noScriptAction({
    read: readGrantDecision,
    find: validateGrantDecision,
    send: async (entries) => {
      const { decisao } = await decideGrant({ data: toGrantDecision(entries) });
      return { done: { mensagem: grantDoneTexts[decisao] } };
    },
  }),
};
