import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { boletoStatuses } from '#/domain/sale/charge-state.ts';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';
import { brlSchema, instantSchema } from '../wire.ts';

/** Opens a boleto to anyone who holds it: opaque and signed, with an end. */
export const boletoLinkSchema = v.pipe(v.string(), v.maxLength(300));

const boletoSchema = v.object({
  /** The shop's own reference of it, by which the bank knows it, too. */
  referencia: v.string(),
  /** From 1. */
  parcela: v.number(),
  status: v.picklist(boletoStatuses),
  /** What is to be paid: the original value with fee and interest. */
  valor: brlSchema,
  valor_original: brlSchema,
  multa: brlSchema,
  juros: brlSchema,
  vencimento: calendarDaySchema,
  emissao: instantSchema,
  nosso_numero: v.nullable(v.string()),
  /** 44 digits; null with the next for one that was closed before the bank knew it. */
  codigo_barras: v.nullable(v.string()),
  /** 47 digits. */
  linha_digitavel: v.nullable(v.string()),
  /** The bank's own sheet, by https; null for anyone who only holds a link, and where there is none. */
  documento_url: v.fallback(v.nullable(v.pipe(v.string(), v.startsWith('https://'))), null),
  pago_em: v.nullable(instantSchema),
  /** For the links that renew and print it. */
  v: v.string(),
});
export type Boleto = v.InferOutput<typeof boletoSchema>;

const boletoChargeSchema = v.object({
  codigo_compra: v.string(),
  estado_compra: v.picklist(purchaseStates),
  curso: v.string(),
  /**
   * `cpf` is the CNPJ of a company. The address of the payer's account, to a person who may see the CPF
   * whole; null where there is none.
   */
  pagador: v.object({ nome: v.string(), cpf: v.string(), endereco: v.nullable(v.string()) }),
  parcelas: v.number(),
  total: brlSchema,
  reserva_expira_em: instantSchema,
  agora_servidor: instantSchema,
  /** One for each installment: the paid one, else the newest. */
  boletos: v.array(boletoSchema),
});
export type BoletoCharge = v.InferOutput<typeof boletoChargeSchema>;

/** 404 when the purchase isn't the person's or has no boleto; 503 `BOLETO_INDISPONIVEL`. */
export const getBoletos = oc
  .route({ method: 'GET', path: '/api/boleto/{codigoCompra}', summary: 'Boletos de uma compra' })
  .input(v.object({ codigoCompra: purchaseCodeSchema }))
  .output(boletoChargeSchema);

/** For anyone who holds the link. 410 `LINK_SEM_VALIDADE`. */
export const printBoletos = oc
  .route({ method: 'GET', path: '/api/boleto/impressao', summary: 'Boletos de um link, para imprimir' })
  .input(v.object({ v: boletoLinkSchema }))
  .output(boletoChargeSchema);

const boletoRenewalSchema = v.object({
  codigo_compra: v.string(),
  parcela: v.number(),
  parcelas: v.number(),
  valor_original: brlSchema,
  vencimento_original: calendarDaySchema,
  multa: brlSchema,
  juros: brlSchema,
  total: brlSchema,
  novo_vencimento: calendarDaySchema,
});
export type BoletoRenewal = v.InferOutput<typeof boletoRenewalSchema>;

/** What a renewal would cost. 410 `LINK_SEM_VALIDADE`; 409 `BOLETO_NAO_RENOVAVEL` with the reason. */
export const previewBoletoRenewal = oc
  .route({ method: 'GET', path: '/api/boleto/renovacao', summary: 'Quanto custa renovar um boleto' })
  .input(v.object({ v: boletoLinkSchema }))
  .output(boletoRenewalSchema);

/** Idempotent for a day. Errors as the preview's, and 503 `BOLETO_INDISPONIVEL`. */
export const renewBoleto = oc
  .route({ method: 'POST', path: '/api/boleto/renovar', summary: 'Renova um boleto vencido' })
  .input(v.object({ v: boletoLinkSchema }))
  .output(boletoChargeSchema);

/** One payment of a webhook. */
export const boletoWebhookItemSchema = v.object({
  id_evento: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,64}$/)),
  referencia: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,35}$/)),
  // The shop never charges more than its column of cents can hold.
  valor: v.pipe(
    v.string(),
    v.regex(/^\d{1,10}\.\d{2}$/),
    v.check((valor) => Number(valor) < 21e6),
  ),
  pago_em: v.pipe(
    instantSchema,
    v.check((instant) => !Number.isNaN(Date.parse(instant))),
  ),
});

/**
 * Webhook of paid boletos, `{ boletos: [payment, …] }`; may come twice, late and out of order. Any JSON is
 * taken and each payment validated by itself; only what is worth repeating is refused, with 503.
 */
export const receiveBoletoWebhook = oc
  .route({
    method: 'POST',
    path: '/api/webhook/boleto',
    inputStructure: 'detailed',
    summary: 'Aviso de boleto pago',
  })
  .input(
    v.object({
      headers: v.object({ 'x-webhook-token': v.optional(v.string()) }),
      body: v.unknown(),
    }),
  )
  .output(v.object({ ok: v.literal(true) }));
