import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';
import { companyLeadSchema } from '#/domain/company-lead.ts';
import { backend } from '#/gateway/backend.server.ts';

/** Sends the form of companies. */
export const sendCompanyLead = createServerFn({ method: 'POST' })
  .validator(companyLeadSchema)
  .handler(({ data }) => {
    setResponseHeader('cache-control', 'private, no-store');
    return backend().contact.sendCompanyLead(data);
  });
