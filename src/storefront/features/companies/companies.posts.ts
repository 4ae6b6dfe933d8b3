import { redirect } from '@tanstack/react-router';
import { plainForm } from '#/storefront/forms/plain-post.ts';
import { sendCompanyLead } from './companies.functions.ts';
import { findCompanyLeadProblems, readCompanyLead, toCompanyLead } from './company-lead.schema.ts';

export const companyPosts = {
  pedido: plainForm({
    read: readCompanyLead,
    find: findCompanyLeadProblems,
    send: async (entries) => {
      await sendCompanyLead({ data: toCompanyLead(entries) });
      throw redirect({ to: '/para-empresas', search: { enviado: 'sim' }, hash: 'pedido', statusCode: 303 });
    },
  }),
};
