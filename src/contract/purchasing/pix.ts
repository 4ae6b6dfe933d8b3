import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { chargeStatuses } from '#/domain/sale/charge-state.ts';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import { brlSchema, instantSchema } from '../wire.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';

/** `agora_servidor` lets the page count down by the backend's clock, not the visitor's. */
export const pixChargeSchema = v.object({
  codigo_compra: v.string(),
  txid: v.string(),
  status: v.picklist(chargeStatuses),
  estado_compra: v.picklist(purchaseStates),
  brcode: v.string(),
  expira_em: instantSchema,
  agora_servidor: instantSchema,
  valor: brlSchema,
});
export type PixCharge = v.InferOutput<typeof pixChargeSchema>;

/** 404 when the purchase isn't the person's or has no Pix charge. */
export const getPixCharge = oc
  .route({ method: 'GET', path: '/api/pix/{codigoCompra}', summary: 'Cobrança Pix de uma compra' })
  .input(v.object({ codigoCompra: purchaseCodeSchema }))
  .output(pixChargeSchema);

/** Only if expired, unpaid, seat free, at most 5 a day; else 409 with the message of PIX-3. */
export const regeneratePixCharge = oc
  .route({ method: 'POST', path: '/api/pix/{codigoCompra}/regerar', summary: 'Gera um novo Pix' })
  .input(v.object({ codigoCompra: purchaseCodeSchema }))
  .output(pixChargeSchema);

/** One payment of a webhook, as Banco Central's API Pix defines it. */
export const pixWebhookItemSchema = v.object({
  endToEndId: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{32}$/)),
  txid: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,35}$/))),
  // The shop never charges more than its column of cents can hold.
  valor: v.pipe(
    v.string(),
    v.regex(/^\d{1,10}\.\d{2}$/),
    v.check((valor) => Number(valor) < 21e6),
  ),
  horario: v.pipe(
    instantSchema,
    v.check((horario) => !Number.isNaN(Date.parse(horario))),
  ),
});

/**
 * Payment webhook as Banco Central's API Pix defines it, `{ pix: [payment, …] }`; may come twice, late and
 * out of order. Any JSON is taken and each payment validated by itself; only what is worth repeating is
 * refused, with 503.
 */
export const receivePixWebhook = oc
  .route({
    method: 'POST',
    path: '/api/webhook/pix',
    inputStructure: 'detailed',
    summary: 'Aviso de pagamento do banco',
  })
  .input(
    v.object({
      headers: v.object({ 'x-webhook-token': v.optional(v.string()) }),
      body: v.unknown(),
    }),
  )
  .output(v.object({ ok: v.literal(true) }));

/**
 * As {@link receivePixWebhook}, for banks whose webhooks carry no token: they call an address that no one
 * else knows, and may have shown their certificate to the proxy in front (PROVIDER-3). Any JSON is taken.
 */
export const receiveBankWebhook = oc
  .route({
    method: 'POST',
    path: '/api/webhook/{segredo}/pix',
    inputStructure: 'detailed',
    summary: 'Aviso de pagamento de um banco com API Pix',
  })
  .input(
    v.object({
      params: v.object({ segredo: v.pipe(v.string(), v.maxLength(200)) }),
      headers: v.object({ 'x-ssl-client-verify': v.optional(v.string()) }),
      body: v.unknown(),
    }),
  )
  .output(v.object({ ok: v.literal(true) }));
