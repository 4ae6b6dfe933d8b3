import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { reaisSchema } from '#/domain/sale/money-schema.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { offerSchema } from '../catalogue/course.ts';
import { brlSchema, idParam } from '../wire.ts';
import { purchaseSchema } from './purchase.ts';

const byCode = v.object({ codigo: purchaseCodeSchema });

const offerChoiceSchema = v.object({
  /** What was paid for the price and didn't go back. */
  pago: brlSchema,
  /** By their first day. Of the difference one side is zero. */
  itens: v.array(
    v.object({ oferta: offerSchema, total: brlSchema, a_pagar: brlSchema, a_devolver: brlSchema }),
  ),
});
export type OfferChoice = v.InferOutput<typeof offerChoiceSchema>;

/**
 * Offers that who has paid and has none may move to. 404 `COMPRA_NAO_ENCONTRADA`, 409 `ESCOLHA_ENCERRADA`.
 */
export const listOffersToChoose = oc
  .route({ method: 'GET', path: '/api/compra/{codigo}/turmas', summary: 'Turmas para trocar' })
  .input(byCode)
  .output(offerChoiceSchema);

/**
 * Another offer, at the price that was shown, or the money back. With a difference to pay, the seat is held
 * for 30 minutes, and `GET /api/pix/{codigoCompra}` answers its Pix. 404 `COMPRA_NAO_ENCONTRADA`,
 * `TURMA_NAO_ENCONTRADA`; 409 `ESCOLHA_ENCERRADA`, `TURMA_FECHADA`, `VAGAS_ESGOTADAS`, `COMPRA_EM_ANDAMENTO`,
 * `PRECO_MUDOU`, `MUITAS_TROCAS`; 503 `PIX_INDISPONIVEL`: ask again.
 */
export const choose = oc
  .route({ method: 'POST', path: '/api/compra/{codigo}/escolha', summary: 'Outra turma ou o dinheiro' })
  .input(
    v.object({
      ...byCode.entries,
      escolha: v.variant('tipo', [
        v.object({ tipo: v.literal('TURMA'), id_oferta: idParam, total: reaisSchema }),
        v.object({ tipo: v.literal('DINHEIRO') }),
      ]),
    }),
  )
  .output(purchaseSchema);

/** Cancels an offer; who bought it, or waits for it, is written to. 404 `TURMA_NAO_ENCONTRADA`. */
export const cancelOffer = oc
  .route({ method: 'POST', path: '/api/oferta/{id}/cancelar', summary: 'Cancela uma turma' })
  .input(v.object({ id: idParam }))
  .output(v.object({ ok: v.literal(true) }));
