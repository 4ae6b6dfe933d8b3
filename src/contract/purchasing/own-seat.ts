import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { MOST_SEATS } from '#/domain/company/company-order.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import { offerSchema, soldCourseSchema } from '../catalogue/course.ts';
import { instantSchema, integerParam, storedText } from '../wire.ts';
import { richTextSchema } from '../content/rich-text.ts';

export const ownSeatSchema = v.object({
  /** Of the company's order. */
  codigo: v.string(),
  /** Of the seat in the order, from 1. */
  posicao: v.number(),
  /** Of the order, which holds the seat. */
  estado: v.picklist(purchaseStates),
  empresa: storedText,
  /** Who studies. */
  nome: storedText,
  /** Whether the person accepted as the student's guardian. */
  do_responsavel: v.boolean(),
  produto: soldCourseSchema,
  oferta: offerSchema,
  contrato: v.object({ versao: v.string(), aceite_em: instantSchema }),
});
export type OwnSeat = v.InferOutput<typeof ownSeatSchema>;

/** The seats of companies' orders that the person accepted, newest first (COMPANY-12). */
export const listOwnSeats = oc
  .route({ method: 'GET', path: '/api/vagas-aceitas', summary: 'Vagas de empresas que a pessoa aceitou' })
  .output(v.array(ownSeatSchema));

export const ownSeatWithTermsSchema = v.object({
  ...ownSeatSchema.entries,
  /** The text that was accepted. */
  texto_contrato: v.string(),
  /** Absent for a text without Markdown. */
  conteudo_contrato: v.optional(richTextSchema),
});
export type OwnSeatWithTerms = v.InferOutput<typeof ownSeatWithTermsSchema>;

/** One of them. 404 `VAGA_NAO_ENCONTRADA`, the same for a missing one and another person's. */
export const getOwnSeat = oc
  .route({
    method: 'GET',
    path: '/api/vagas-aceitas/{codigo}/{posicao}',
    summary: 'Uma vaga de empresa com o contrato aceito',
  })
  .input(
    v.object({
      codigo: purchaseCodeSchema,
      posicao: v.pipe(integerParam, v.minValue(1), v.maxValue(MOST_SEATS)),
    }),
  )
  .output(ownSeatWithTermsSchema);
