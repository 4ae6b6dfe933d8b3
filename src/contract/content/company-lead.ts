import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { companyLeadSchema } from '#/domain/community/company-lead.ts';
import { phoneNumberSchema } from '../phone-number.ts';
import { typedText } from '#/domain/text/required.ts';

export const sendCompanyLead = oc
  .route({ method: 'POST', path: '/api/empresa-contato', summary: 'Empresa pede contato' })
  .input(v.object({ ...companyLeadSchema.entries, telefone: v.pipe(typedText(), phoneNumberSchema) }))
  .output(v.object({ status: v.literal('RECEBIDO') }));
