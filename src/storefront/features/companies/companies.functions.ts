import { createServerFn } from '@tanstack/react-start';
import { companyLeadSchema } from '#/domain/community/company-lead.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const sendCompanyLead = createServerFn({ method: 'POST' })
  .validator(companyLeadSchema)
  .handler(({ data }) => {
    return backend().contact.sendCompanyLead(data);
  });
