import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { financeMatterKinds, financeNoteSchema, notedMatterKinds } from '#/domain/finance/finance-matter.ts';
import { receiptNumberSchema, refundsByHand } from '#/domain/finance/refund-by-hand.ts';
import { paymentForms } from '#/domain/sale/payment-terms.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';
import { brlSchema, daySchema, instantSchema, pageInput, pageOf, storedText } from '../wire.ts';

/** A refund that waits for the finance team, and how far it is (LEDGER-11). */
export const refundMatterSchema = v.object({
  /** How it was paid. */
  forma: v.picklist(paymentForms),
  /** Why a person makes it; null while the bank's refusal is all that is known. */
  a_mao: v.nullable(v.picklist(refundsByHand)),
  /** Where to, as the buyer named it; null where they haven't, or needn't. */
  destino: v.nullable(storedText),
  /** What waits for the second person; null until a transfer is registered. */
  comprovante: v.nullable(
    v.object({
      numero: storedText,
      pago_em: daySchema,
      nota: storedText,
      registrado_em: instantSchema,
      /** Who registered it, by the address they sign in with. */
      por: storedText,
      /** Whether the reader did, who then can't check it. */
      seu: v.boolean(),
    }),
  ),
  /** Why the second person refused the receipt before. */
  recusa: v.nullable(storedText),
});
export type RefundMatter = v.InferOutput<typeof refundMatterSchema>;

/** Something about money that no one but a person can settle (LEDGER-9). */
export const financeMatterSchema = v.object({
  tipo: v.picklist(financeMatterKinds),
  /** Names it among those of its kind. */
  referencia: v.string(),
  codigo_compra: v.nullable(v.string()),
  provedor: v.nullable(v.string()),
  /** How much money it is about; null when that isn't known. */
  valor: v.nullable(brlSchema),
  /** A txid, why a refund was asked for, what is odd, or the account that differs. */
  detalhe: v.string(),
  /** What the bank sent, of an odd webhook. */
  conteudo: v.nullable(v.string()),
  desde: instantSchema,
  /** The last day to act, and whether it has passed; null for what has none. */
  prazo: v.optional(v.nullable(v.object({ ate: daySchema, vencido: v.boolean() })), null),
  /** Of a refund alone. */
  devolucao: v.optional(v.nullable(refundMatterSchema), null),
});
export type FinanceMatter = v.InferOutput<typeof financeMatterSchema>;

/** Payments, refunds, webhooks and differences that wait for the finance team, oldest first, 10 a page. */
export const listFinanceMatters = oc
  .route({ method: 'GET', path: '/api/financeiro/pendencias', summary: 'Pendências do financeiro' })
  .input(pageInput)
  .output(pageOf(financeMatterSchema));

/**
 * Takes one off the list, with a note of what was done about it. 404 `PENDENCIA_NAO_ENCONTRADA` for one that
 * waits no more.
 */
export const settleFinanceMatter = oc
  .route({
    method: 'POST',
    path: '/api/financeiro/pendencias/resolucao',
    summary: 'Marca uma pendência como resolvida',
  })
  .input(
    v.object({
      tipo: v.picklist(notedMatterKinds),
      referencia: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      nota: financeNoteSchema,
    }),
  )
  .output(v.object({ ok: v.literal(true) }));

const refundParam = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,35}$/));

/**
 * Registers the receipt of a refund that was made by hand; it ends once another person has checked it. 404
 * `PENDENCIA_NAO_ENCONTRADA` for one that waits for none, 409 `PAGAMENTO_CONTESTADO` while the bank decides
 * about the payment, 422 for a day that can't be.
 */
export const registerReceipt = oc
  .route({
    method: 'POST',
    path: '/api/financeiro/pendencias/{id}/comprovante',
    summary: 'Registra o comprovante de uma devolução feita à mão',
  })
  .input(
    v.object({
      id: refundParam,
      comprovante: receiptNumberSchema,
      pago_em: calendarDaySchema,
      nota: financeNoteSchema,
    }),
  )
  .output(v.object({ ok: v.literal(true) }));

/**
 * Checks the receipt that another person registered: accepted, the refund is done; refused, with a reason, it
 * waits again. 404 `PENDENCIA_NAO_ENCONTRADA`, 409 `MESMA_PESSOA` to a person who registered it.
 */
export const checkReceipt = oc
  .route({
    method: 'POST',
    path: '/api/financeiro/pendencias/{id}/conferencia',
    summary: 'Confere o comprovante que outra pessoa registrou',
  })
  .input(
    v.variant('aceito', [
      v.object({ id: refundParam, aceito: v.literal(true) }),
      v.object({ id: refundParam, aceito: v.literal(false), recusa: financeNoteSchema }),
    ]),
  )
  .output(v.object({ ok: v.literal(true) }));

/**
 * Asks the buyer for another key or account, where the money can't be sent to the one known. 404
 * `PENDENCIA_NAO_ENCONTRADA` for a refund that no one makes by hand, or whose receipt is being checked.
 */
export const askForTarget = oc
  .route({
    method: 'POST',
    path: '/api/financeiro/pendencias/{id}/nova-chave',
    summary: 'Pede ao comprador outra chave ou conta para a devolução',
  })
  .input(v.object({ id: refundParam }))
  .output(v.object({ ok: v.literal(true) }));
