import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { invoiceLimitSchema, invoiceStates } from '#/domain/company/invoice.ts';
import { financeNoteSchema } from '#/domain/finance/finance-matter.ts';
import { cnpjSchema } from '#/domain/person/cnpj.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { refusalSchema } from '#/domain/text/refusal.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';
import { brlSchema, daySchema, idParam, instantSchema, pageInput, pageOf, storedText } from '../wire.ts';

/** An order that a company owes. */
export const openInvoiceSchema = v.object({
  codigo_compra: v.string(),
  razao_social: storedText,
  cnpj: storedText,
  /** Who ordered. */
  nome: storedText,
  email: storedText,
  curso: storedText,
  vagas: v.number(),
  /** What its newest boleto asks for, with fee and interest where it was renewed. */
  valor: brlSchema,
  vencimento: daySchema,
  situacao: v.picklist(invoiceStates),
  emitida_em: instantSchema,
});
export type OpenInvoice = v.InferOutput<typeof openInvoiceSchema>;

/** Invoices that aren't paid, the one due first on top, 10 a page (COMPANY-9). */
export const listInvoices = oc
  .route({ method: 'GET', path: '/api/financeiro/faturas', summary: 'Faturas de empresas em aberto' })
  .input(pageInput)
  .output(pageOf(openInvoiceSchema));

/**
 * Notes that an invoice was paid whole by a transfer to the shop's account. 404 `FATURA_NAO_ENCONTRADA` for
 * one that isn't open; 422 for a day before the invoice or after today.
 */
export const noteTransfer = oc
  .route({
    method: 'POST',
    path: '/api/financeiro/faturas/{codigo}/recebimento',
    summary: 'Registra que uma fatura foi paga por transferência',
  })
  .input(v.object({ codigo: purchaseCodeSchema, recebido_em: calendarDaySchema, nota: financeNoteSchema }))
  .output(v.object({ ok: v.literal(true) }));

/** A company that has ordered, as one login orders for it. */
export const orderingCompanySchema = v.object({
  id_pessoa: v.number(),
  cnpj: storedText,
  razao_social: storedText,
  nome: storedText,
  email: storedText,
  pedidos_pagos: v.number(),
  total_pago: brlSchema,
  faturas_abertas: v.number(),
  total_em_aberto: brlSchema,
  /** Whether one of them is overdue. */
  tem_vencida: v.boolean(),
  /** What it may owe on open invoices; null while it may have none. */
  limite: v.nullable(brlSchema),
  /** When it asked to pay on invoice; null while no answer is waited for. */
  pedido_em: v.optional(v.nullable(instantSchema), null),
});
export type OrderingCompany = v.InferOutput<typeof orderingCompanySchema>;

/** Companies that have ordered, 10 a page: who asks for invoices first, then the newest order. */
export const listCompanies = oc
  .route({ method: 'GET', path: '/api/financeiro/empresas', summary: 'Empresas que já pediram vagas' })
  .input(pageInput)
  .output(v.object({ ...pageOf(orderingCompanySchema).entries, pedidos: v.optional(v.number(), 0) }));

/**
 * Lets a company pay 30 days on invoice up to a limit, which answers its request, or no longer. 404
 * `EMPRESA_NAO_ENCONTRADA`.
 */
export const setInvoiceTerms = oc
  .route({
    method: 'PUT',
    path: '/api/financeiro/empresas/{id_pessoa}/fatura',
    summary: 'Permite ou retira o pagamento em 30 dias',
  })
  .input(
    v.object({
      id_pessoa: idParam,
      cnpj: v.pipe(v.string(), cnpjSchema),
      /** Whole reais; null takes the permission back. */
      limite: v.nullable(invoiceLimitSchema),
    }),
  )
  .output(v.object({ ok: v.literal(true) }));

/** Refuses what a company asked for. 404 `PEDIDO_NAO_ENCONTRADO` where no request is open. */
export const refuseInvoice = oc
  .route({
    method: 'POST',
    path: '/api/financeiro/empresas/{id_pessoa}/fatura/recusa',
    summary: 'Recusa o pedido de pagar em 30 dias',
  })
  .input(
    v.object({
      id_pessoa: idParam,
      cnpj: v.pipe(v.string(), cnpjSchema),
      /** The company reads it. */
      motivo: refusalSchema,
    }),
  )
  .output(v.object({ ok: v.literal(true) }));
