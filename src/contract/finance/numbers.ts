import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { offerStatuses } from '#/domain/catalogue/offer-status.ts';
import { periodLengths, stepUnits } from '#/domain/finance/number-period.ts';
import { paymentForms } from '#/domain/sale/payment-terms.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import { daySchema, idParam, instantSchema, integerParam, pageOf, pageParam, storedText } from '../wire.ts';

const step = { de: daySchema, ate: daySchema };
/** BRL; below zero where more went back than came. */
const balance = v.number();

const salesSchema = {
  /** Orders that were paid for the first time, without those that cost nothing. */
  pedidos: v.number(),
  vagas: v.number(),
  /** Prices of these orders as they are today. */
  valor: balance,
  /** Of the ledger: payments that belong to an order, those of older orders and late ones as well. */
  recebido: balance,
  /** Of the ledger: refunds that reached the buyer. */
  devolvido: balance,
  /** Of the ledger: money that a bank took or returned without the shop, such as a lost dispute. */
  movido: balance,
};

const numbersSchema = v.object({
  de: daySchema,
  ate: daySchema,
  por: v.picklist(stepUnits),
  areas: v.array(v.object({ id: v.number(), nome: storedText })),
  /** When the books of the shop were opened with what had been sold before; null without such a line. */
  livro_aberto_em: v.nullable(instantSchema),
  total: v.object(salesSchema),
  vendas: v.array(v.object({ ...step, ...salesSchema })),
  por_area: v.array(v.object({ area: storedText, ...salesSchema })),
  formas: v.array(v.object({ forma: v.picklist(paymentForms), pagamentos: v.number(), valor: balance })),
  devolucoes: v.array(
    v.object({
      ...step,
      pedidas: v.number(),
      valor_pedido: balance,
      feitas: v.number(),
      valor_feito: balance,
      recusadas: v.number(),
      valor_recusado: balance,
    }),
  ),
  /** By the day on which the checkout began, whenever it was paid. */
  compras: v.array(
    v.object({
      ...step,
      iniciadas: v.number(),
      aceitas: v.number(),
      pagas: v.number(),
      /** Never paid, and the hold of the seat is over. */
      abandonadas: v.number(),
    }),
  ),
});
export type Numbers = v.InferOutput<typeof numbersSchema>;
export type SalesNumbers = Numbers['total'];

const seatsSchema = v.object({
  id_oferta: v.number(),
  id_produto: v.number(),
  curso: storedText,
  codigo_turma: v.string(),
  cidade: storedText,
  data_inicio: daySchema,
  situacao: v.picklist(offerStatuses),
  /** Null: no limit, as for `livres`. */
  total: v.nullable(v.number()),
  ocupadas: v.number(),
  /** Of orders that aren't paid, applications under decision and people invited from the list. */
  reservadas: v.number(),
  livres: v.nullable(v.number()),
  na_espera: v.number(),
});
export type OfferSeats = v.InferOutput<typeof seatsSchema>;

const path = '/api/gestao/numeros';

/** Sales, payments, refunds and checkouts of a period; days are those of America/Sao_Paulo. */
export const getNumbers = oc
  .route({ method: 'GET', path, summary: 'Números da loja' })
  .input(
    v.object({
      periodo: v.optional(v.picklist(periodLengths)),
      de: v.optional(daySchema),
      ate: v.optional(daySchema),
      por: v.optional(v.picklist(stepUnits)),
      area: v.optional(idParam),
    }),
  )
  .output(numbersSchema);

/** Seats of the offers that aren't over, as they are now; the first to begin first. */
export const listOfferSeats = oc
  .route({ method: 'GET', path: `${path}/vagas`, summary: 'Vagas por turma' })
  .input(
    v.object({
      area: v.optional(idParam),
      pagina: pageParam,
      por_pagina: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(100)), PAGE_SIZE),
    }),
  )
  .output(pageOf(seatsSchema));
