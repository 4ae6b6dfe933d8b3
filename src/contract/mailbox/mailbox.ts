import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { idParam, instantSchema } from '../wire.ts';

const mailSummarySchema = v.object({
  id: v.number(),
  para: v.string(),
  assunto: v.string(),
  enviadoEm: instantSchema,
});

/** What the shop would have sent, newest first. Only in development without SMTP; elsewhere 404. */
export const listMailbox = oc
  .route({ method: 'GET', path: '/api/caixa-de-entrada', summary: 'E-mails guardados em desenvolvimento' })
  .output(v.array(mailSummarySchema));

export const getMailboxMail = oc
  .route({
    method: 'GET',
    path: '/api/caixa-de-entrada/{id}',
    summary: 'Um e-mail guardado em desenvolvimento',
  })
  .input(v.object({ id: idParam }))
  .output(v.object({ ...mailSummarySchema.entries, texto: v.string(), html: v.string() }));
