import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';
import { companyLeadSchema, type CompanyLead } from '#/domain/company-lead.ts';
import { backend } from '#/gateway/backend.server.ts';

/** Sends the form of companies. */
export const sendCompanyLead = createServerFn({ method: 'POST' })
  .validator(companyLeadSchema)
  .handler(({ data }) => {
    setResponseHeader('cache-control', 'private, no-store');
    return backend().contact.sendCompanyLead(data);
  });

/** The same for a form that came without JavaScript. */
export const sendPostedLead = createServerOnlyFn((lead: CompanyLead) => {
  setResponseHeader('cache-control', 'private, no-store');
  return backend().contact.sendCompanyLead(lead);
});
