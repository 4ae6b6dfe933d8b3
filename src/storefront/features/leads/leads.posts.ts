import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { plainForm } from '#/storefront/forms/plain-post.ts';
import { findLeadProblems, readLeadWork } from './lead.schema.ts';
import { workOnLead } from './leads.functions.ts';

export const leadPosts = {
  atender: plainForm({
    read: readLeadWork,
    find: findLeadProblems,
    send: async (work) => {
      await workOnLead({ data: work });
      return { goTo: fillPath('/minhas-vendas/contatos', {}) };
    },
  }),
};
