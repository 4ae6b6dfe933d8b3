import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { financeNoteSchema } from '#/domain/finance/finance-matter.ts';
import {
  refundReasonSchema,
  refundRequestStatuses,
  refundSeatsSchema,
} from '#/domain/finance/staff-refund.ts';
import { idempotencyKeySchema, purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { reaisSchema } from '#/domain/sale/money-schema.ts';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import { brlSchema, instantSchema, pageInput, pageOf, storedText } from '../wire.ts';
import { refundSchema } from '../purchasing/purchase.ts';

/** A refund that the finance team asked for (REFUND-12). */
export const refundRequestSchema = v.object({
  id: v.string(),
  codigo_compra: v.string(),
  valor: brlSchema,
  /** Whether the enrolment ends with it. */
  encerra: v.boolean(),
  /** Positions of the company seats that end with it, while the order goes on. */
  vagas: v.optional(v.array(v.number()), []),
  motivo: storedText,
  status: v.picklist(refundRequestStatuses),
  /** Who asked for it, by the address they sign in with, and whether that is the reader. */
  por: storedText,
  seu: v.boolean(),
  pedida_em: instantSchema,
  /** Who approved or refused it; null for one within the limit. */
  aprovador: v.nullable(storedText),
  decidida_em: v.nullable(instantSchema),
  recusa: v.nullable(storedText),
});
export type RefundRequest = v.InferOutput<typeof refundRequestSchema>;

/** What there is to give back of a purchase, and to whom. */
export const refundDeskSchema = v.object({
  codigo_compra: v.string(),
  estado: v.picklist(purchaseStates),
  curso: storedText,
  turma: storedText,
  /** Who gets the money: who paid, their guardian, or who acts for the company. */
  recebe: v.object({
    quem: v.picklist(['ALUNO', 'RESPONSAVEL', 'EMPRESA']),
    nome: storedText,
    email: storedText,
  }),
  vagas: v.number(),
  /** Seats of a company's order that can end by themselves; empty for other purchases. */
  vagas_em_vigor: v.optional(v.array(v.object({ posicao: v.number(), aluno: v.nullable(storedText) })), []),
  pago: brlSchema,
  /** What is back, or on its way. */
  devolvido: brlSchema,
  resta: brlSchema,
  /** What the contract gives back of it now; null once the offer has begun, or the enrolment has ended. */
  pelo_contrato: v.nullable(brlSchema),
  /** Whether an enrolment is there to be ended. */
  tem_matricula: v.boolean(),
  /** Why nothing can be given back now; null where it can. */
  impedimento: v.nullable(v.string()),
  /** What one person may still give back of it; above that a second one approves. */
  sem_aprovacao: brlSchema,
  devolucoes: v.array(refundSchema),
  pedidos: v.array(refundRequestSchema),
  /** Names the next form that is sent. */
  chave: v.string(),
});
export type RefundDesk = v.InferOutput<typeof refundDeskSchema>;

/** What there is to give back of a purchase. 404 `COMPRA_NAO_ENCONTRADA`. */
export const getRefundDesk = oc
  .route({
    method: 'GET',
    path: '/api/financeiro/compras/{codigo}',
    summary: 'O que há a devolver de uma compra',
  })
  .input(v.object({ codigo: purchaseCodeSchema }))
  .output(refundDeskSchema);

/** Refunds that wait for a second person, oldest first, 10 a page. */
export const listRefundRequests = oc
  .route({ method: 'GET', path: '/api/financeiro/devolucoes', summary: 'Devoluções que aguardam aprovação' })
  .input(pageInput)
  .output(pageOf(refundRequestSchema));

/**
 * Gives back of a purchase, at once or, above the limit, when a second person approves. The same `chave` with
 * the same values is one request. 404 `COMPRA_NAO_ENCONTRADA`; 409 `COMPRA_EM_OUTRO_ESTADO`,
 * `DEVOLUCAO_AGUARDANDO` while one waits for approval; 422 `VALOR_ACIMA`, `VAGAS_INDISPONIVEIS`,
 * `CHAVE_JA_USADA`.
 */
export const requestRefund = oc
  .route({
    method: 'POST',
    path: '/api/financeiro/compras/{codigo}/devolucao',
    summary: 'Devolve o valor de uma compra, inteiro ou em parte',
  })
  .input(
    v.object({
      codigo: purchaseCodeSchema,
      chave: idempotencyKeySchema,
      valor: v.pipe(reaisSchema, v.minValue(0.01)),
      encerra: v.boolean(),
      vagas: v.optional(refundSeatsSchema, []),
      motivo: refundReasonSchema,
    }),
  )
  .output(v.object({ status: v.picklist(refundRequestStatuses) }));

/**
 * Approves a refund that another person asked for, which is made then, or refuses it. 404
 * `PEDIDO_NAO_ENCONTRADO`, 409 `MESMA_PESSOA` to a person who asked for it, and as for asking.
 */
export const decideRefund = oc
  .route({
    method: 'POST',
    path: '/api/financeiro/devolucoes/{id}/decisao',
    summary: 'Aprova ou recusa uma devolução',
  })
  .input(
    v.variant('aprovada', [
      v.object({ id: v.pipe(v.string(), v.uuid()), aprovada: v.literal(true) }),
      v.object({ id: v.pipe(v.string(), v.uuid()), aprovada: v.literal(false), recusa: financeNoteSchema }),
    ]),
  )
  .output(v.object({ status: v.picklist(refundRequestStatuses) }));
