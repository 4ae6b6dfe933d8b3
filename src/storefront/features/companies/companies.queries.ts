import { mutationOptions } from '@tanstack/react-query';
import type { CompanyLead } from '#/domain/community/company-lead.ts';
import { sendCompanyLead } from './companies.functions.ts';

export const companiesMutations = {
  sendLead: () =>
    mutationOptions({
      mutationKey: ['send-company-lead'],
      mutationFn: (data: CompanyLead) => sendCompanyLead({ data }),
    }),
};
