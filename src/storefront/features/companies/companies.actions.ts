import { redirect } from '@tanstack/react-router';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { sendCompanyLead } from './companies.functions.ts';
import { validateCompanyLead, readCompanyLead, toCompanyLead } from './company-lead.schema.ts';

export const companyActions = {
  pedido: noScriptAction({
    read: readCompanyLead,
    find: validateCompanyLead,
    send: async (entries) => {
      await sendCompanyLead({ data: toCompanyLead(entries) });
      throw redirect({ to: '/para-empresas', search: { enviado: 'sim' }, hash: 'pedido', statusCode: 303 });
    },
  }),
};
