import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { validateLead, readLeadWork } from './lead.schema.ts';
import { workOnLead } from './leads.functions.ts';

export const leadActions = {
  atender: noScriptAction({
    read: readLeadWork,
    find: validateLead,
    send: async (work) => {
      await workOnLead({ data: work });
      return { goTo: fillPath('/minhas-vendas/contatos', {}) };
    },
  }),
};
