import { oc } from '@orpc/contract';
import * as v from 'valibot';

/**
 * Webhook of a provider that charges by several forms of payment, Mercado Pago, in its own form; may come
 * twice, late and out of order. Any JSON is taken; the shop asks the provider what became of the charge, and
 * what can't be asked now is refused with 503, to be repeated.
 */
export const receivePspWebhook = oc
  .route({
    method: 'POST',
    path: '/api/webhook/mercado-pago',
    inputStructure: 'detailed',
    summary: 'Aviso do Mercado Pago',
  })
  .input(
    v.object({
      headers: v.object({
        'x-signature': v.optional(v.string()),
        'x-request-id': v.optional(v.string()),
      }),
      query: v.object({ 'data.id': v.optional(v.string()) }),
      body: v.unknown(),
    }),
  )
  .output(v.object({ ok: v.literal(true) }));
