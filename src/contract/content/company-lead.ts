import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { companyLeadSchema } from '#/domain/company-lead.ts';

export const sendCompanyLead = oc
  .route({ method: 'POST', path: '/api/empresa-contato', summary: 'Empresa pede contato' })
  .input(companyLeadSchema)
  .output(v.object({ status: v.literal('RECEBIDO') }));
