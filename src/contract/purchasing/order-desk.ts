import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { invoiceStates } from '#/domain/company/invoice.ts';
import { cardBrands } from '#/domain/sale/card/card-brand.ts';
import { cardStatuses } from '#/domain/sale/card/card-state.ts';
import { boletoStatuses, chargeStatuses } from '#/domain/sale/charge-state.ts';
import { resentMails } from '#/domain/sale/order/resent-mail.ts';
import { orderKinds } from '#/domain/sale/order/order-kind.ts';
import { paymentForms } from '#/domain/sale/payment-terms.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import { brlSchema, daySchema, instantSchema, pageOf, pageParam, storedText, textSchema } from '../wire.ts';
import { purchaseSchema } from './purchase.ts';

const foundOrderSchema = v.object({
  codigo: v.string(),
  estado: v.picklist(purchaseStates),
  /** Who pays for it. */
  pedido: v.picklist(orderKinds),
  curso: v.string(),
  comprador: storedText,
  aluno: v.object({ nome: storedText, cpf: v.string() }),
  total: brlSchema,
  criado_em: instantSchema,
});
export type FoundOrder = v.InferOutput<typeof foundOrderSchema>;

const personSchema = v.object({ nome: storedText, cpf: v.string(), email: storedText, telefone: storedText });

const ofPurchase = v.pick(purchaseSchema, [
  'estado',
  'empresa',
  'vagas',
  'fatura',
  'preco_original',
  'desconto',
  'total',
  'cupom',
  'forma',
  'parcelas',
  'custeio',
  'contrato',
  'reserva_expira_em',
  'novos_aceites',
  'retido',
  'devolvido_pela_equipe',
  'contestacao',
  'devolucoes',
  'criado_em',
  'historico',
]).entries;

/** An order as staff see it: CPFs are masked. */
const deskOrderSchema = v.object({
  codigo: v.string(),
  ...ofPurchase,
  curso: v.object({ id_produto: v.number(), titulo: v.string() }),
  turma: v.object({ nome: v.string(), codigo: v.string() }),
  /** The person whose account it is in; null where they have no login, or none any more. */
  comprador: v.nullable(v.object({ nome: storedText, cpf: v.string(), email: storedText })),
  aluno: personSchema,
  responsavel: v.nullable(personSchema),
  /** Who sold it; null for a person who bought alone. */
  vendedor: v.nullable(storedText),
  cobrancas: v.array(
    v.object({
      txid: v.string(),
      forma: v.picklist(paymentForms),
      parcelas: v.number(),
      status: v.picklist(chargeStatuses),
      valor: brlSchema,
      criada_em: instantSchema,
      expira_em: instantSchema,
      pago_em: v.nullable(instantSchema),
      /** Of its payment, at the bank or the provider. */
      id_pagamento: v.nullable(v.string()),
      cartao: v.nullable(
        v.object({
          status: v.picklist(cardStatuses),
          bandeira: v.nullable(v.picklist(cardBrands)),
          final: v.nullable(v.string()),
        }),
      ),
      boletos: v.array(
        v.object({
          parcela: v.number(),
          status: v.picklist(boletoStatuses),
          valor: brlSchema,
          vencimento: daySchema,
          nosso_numero: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  /** Oldest first. */
  pagamentos: v.array(
    v.object({
      forma: v.picklist(paymentForms),
      parcela: v.nullable(v.number()),
      valor: brlSchema,
      em: instantSchema,
      /** Null until it was dealt with. */
      resultado: v.nullable(v.string()),
    }),
  ),
  emails: v.array(
    v.object({
      nome: v.string(),
      criado_em: instantSchema,
      enviado_em: v.nullable(instantSchema),
      abandonado_em: v.nullable(instantSchema),
    }),
  ),
  /** What the team did about it, without who looked. */
  atos: v.array(v.object({ acao: v.string(), em: instantSchema })),
});
export type DeskOrder = v.InferOutput<typeof deskOrderSchema>;

const path = '/api/gestao/pedidos';

/**
 * Orders by their code, by CPF, e-mail or name of buyer, guardian or student, or by the number of a payment;
 * all of them without `busca`. The latest first; of a name that very many have, the latest 500 alone.
 */
export const findOrders = oc
  .route({ method: 'GET', path, summary: 'Pedidos da loja' })
  .input(v.object({ busca: v.optional(textSchema(100), ''), pagina: pageParam }))
  .output(
    v.object({
      ...pageOf(foundOrderSchema).entries,
      /** There are more. */ limitado: v.optional(v.literal(true)),
    }),
  );

/** Written to the audit log. 404 `COMPRA_NAO_ENCONTRADA`. */
export const getOrder = oc
  .route({ method: 'GET', path: `${path}/{codigo}`, summary: 'Um pedido inteiro' })
  .input(v.object({ codigo: purchaseCodeSchema }))
  .output(deskOrderSchema);

const companyOrderSchema = v.object({
  codigo: v.string(),
  estado: v.picklist(purchaseStates),
  empresa: v.object({ cnpj: storedText, razao_social: storedText }),
  curso: storedText,
  codigo_turma: v.string(),
  vagas: v.number(),
  /** Seats in force that a student is named for, and those whose student accepted. */
  com_aluno: v.number(),
  aceitas: v.number(),
  total: brlSchema,
  /** Null for an order that is paid first. */
  fatura: v.nullable(v.object({ situacao: v.picklist(invoiceStates), vencimento: daySchema })),
  criado_em: instantSchema,
});
export type FoundCompanyOrder = v.InferOutput<typeof companyOrderSchema>;

/** Orders of companies by CNPJ, name or code; all of them without `busca`. The latest first. */
export const findCompanyOrders = oc
  .route({ method: 'GET', path: '/api/gestao/empresas', summary: 'Pedidos de empresas' })
  .input(v.object({ busca: v.optional(textSchema(100), ''), pagina: pageParam }))
  .output(pageOf(companyOrderSchema));

/**
 * Sends a mail of an order again, to those it went to. 404 `COMPRA_NAO_ENCONTRADA`, 409 `EMAIL_INDISPONIVEL`
 * for an order that has none yet, `EMAIL_RECENTE` within a minute of the last.
 */
export const resendOrderMail = oc
  .route({ method: 'POST', path: `${path}/{codigo}/emails`, summary: 'Envia um e-mail do pedido de novo' })
  .input(v.object({ codigo: purchaseCodeSchema, email: v.picklist(resentMails) }))
  .output(v.object({ ok: v.literal(true) }));
