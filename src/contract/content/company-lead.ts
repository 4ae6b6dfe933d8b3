import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { companyLeadSchema } from '#/domain/community/company-lead.ts';
import { phoneNumberSchema } from '../phone-number.ts';

export const sendCompanyLead = oc
  .route({ method: 'POST', path: '/api/empresa-contato', summary: 'Empresa pede contato' })
  .input(
    v.object({ ...companyLeadSchema.entries, telefone: v.pipe(v.string(), v.trim(), phoneNumberSchema) }),
  )
  .output(v.object({ status: v.literal('RECEBIDO') }));
