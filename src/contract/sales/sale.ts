import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { offerFormats } from '#/domain/catalogue/offer-values.ts';
import { proposalKinds } from '#/domain/sale/assisted/assisted-terms.ts';
import { orderKinds } from '#/domain/sale/order/order-kind.ts';
import { saleStates } from '#/domain/sale/assisted/sale-state.ts';
import { brlSchema, daySchema, idParam, instantSchema, integerParam, pageOf, pageParam } from '../wire.ts';
import { purchaseSchema } from '../purchasing/purchase.ts';

/** A sale as its seller sees it: the student's CPF is masked and nothing tells how to reach them. */
export const saleSchema = v.object({
  /** Of the purchase; null while the student hasn't opened the link. */
  codigo: v.nullable(v.string()),
  /** Of what a seller put together; null for a purchase without. */
  proposta: v.nullable(v.number()),
  tipo: v.picklist(proposalKinds),
  /** Who pays for it. */
  pedido: v.optional(v.picklist(orderKinds), 'BOUGHT'),
  estado: v.picklist(saleStates),
  produto: purchaseSchema.entries.produto,
  oferta: v.object({
    codigo_turma: v.string(),
    formato: v.picklist(offerFormats),
    cidade: v.object({ nome: v.string(), uf: v.string() }),
    data_inicio: daySchema,
  }),
  aluno: v.object({ nome: v.string(), cpf: v.string() }),
  vendedor: v.object({ nome: v.string() }),
  total: brlSchema,
  criado_em: instantSchema,
});
export type Sale = v.InferOutput<typeof saleSchema>;

/** What a list of sales is narrowed to; days are those of the shop, both inclusive. */
export const saleFilterSchema = v.object({
  de: v.optional(daySchema),
  ate: v.optional(daySchema),
  estado: v.optional(v.picklist(saleStates)),
  id_produto: v.optional(idParam),
  /** A login of the team, for a supervisor. */
  vendedor: v.optional(idParam),
});

/**
 * Own sales of the contact centre; a supervisor's are those of the team as well. Newest first, 10 a page
 * unless told. Totals are of all that the filters leave.
 */
export const listSales = oc
  .route({ method: 'GET', path: '/api/vendas', summary: 'Vendas de quem atende' })
  .input(
    v.object({
      ...saleFilterSchema.entries,
      pagina: pageParam,
      por_pagina: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(100)), 10),
    }),
  )
  .output(
    v.object({
      ...pageOf(saleSchema).entries,
      /** How many there are, how many of them were paid or enrolled, and what those come to. */
      totais: v.object({ vendas: v.number(), pagas: v.number(), valor_pago: brlSchema }),
      /** What may be filtered by: courses that were sold and, for a supervisor, the team. */
      cursos: v.array(v.object({ id_produto: v.number(), titulo: v.string() })),
      vendedores: v.array(v.object({ id_login: v.number(), nome: v.string() })),
    }),
  );
