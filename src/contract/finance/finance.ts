import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { financeMatterKinds, financeNoteSchema } from '#/domain/finance/finance-matter.ts';
import { brlSchema, instantSchema, pageInput, pageOf } from '../wire.ts';

/** Something about money that nobody but a person can settle (LEDGER-9). */
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
  /** What the bank sent, of an odd notice. */
  conteudo: v.nullable(v.string()),
  desde: instantSchema,
});
export type FinanceMatter = v.InferOutput<typeof financeMatterSchema>;

/** Payments, refunds, notices and differences that wait for the finance team, oldest first, 10 a page. */
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
      tipo: v.picklist(financeMatterKinds),
      referencia: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      nota: financeNoteSchema,
    }),
  )
  .output(v.object({ ok: v.literal(true) }));
