import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { cardBrands } from '#/domain/sale/card/card-brand.ts';
import { cardRefusals } from '#/domain/sale/card/card-refusal.ts';
import { cardStatuses } from '#/domain/sale/card/card-state.ts';

/** Where a provider of cards sends its webhooks. */
export const cardWebhookPath = '/api/webhook/cartao';

/** The card a purchase was paid with, or the newest that was tried. */
export const purchaseCardSchema = v.object({
  situacao: v.picklist(cardStatuses),
  /** Null, as the last four digits, until the provider has answered. */
  bandeira: v.nullable(v.picklist(cardBrands)),
  final: v.nullable(v.string()),
  motivo: v.nullable(v.picklist(cardRefusals)),
  /** Why it was refused and what to do, for the person. */
  mensagem: v.nullable(v.string()),
  /** Where the card's bank asks its owner to confirm; null unless it waits for that. */
  desafio: v.nullable(v.string()),
  tentativas: v.number(),
  tentativas_max: v.number(),
  /** How the shop is named on the bill. */
  nome_fatura: v.string(),
});
export type PurchaseCard = v.InferOutput<typeof purchaseCardSchema>;

/** A charge that changed; how, the shop asks. */
export const cardWebhookItemSchema = v.object({
  referencia: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,35}$/)),
});

/**
 * Webhook that charges of cards changed, `{ cartoes: [{ referencia }, …] }`; may come twice, late and out of
 * order. Any JSON is taken; the shop asks the provider about each, and what can't be asked is refused with
 * 503, to be repeated.
 */
export const receiveCardWebhook = oc
  .route({
    method: 'POST',
    path: cardWebhookPath,
    inputStructure: 'detailed',
    summary: 'Aviso de cobrança de cartão',
  })
  .input(
    v.object({
      headers: v.object({ 'x-webhook-token': v.optional(v.string()) }),
      body: v.unknown(),
    }),
  )
  .output(v.object({ ok: v.literal(true) }));
