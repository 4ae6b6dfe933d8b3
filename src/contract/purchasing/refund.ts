import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { refundTargetSchema } from '#/domain/sale/refund/refund-target.ts';
import { purchaseSchema } from './purchase.ts';

/**
 * Gives a paid purchase up within its period, without a reason: all that was paid goes back (REFUND-1).
 * Asking again changes nothing. 404 `COMPRA_NAO_ENCONTRADA`, 409 `COMPRA_EM_OUTRO_ESTADO`,
 * `PRAZO_DE_ARREPENDIMENTO_ENCERRADO`.
 */
export const withdraw = oc
  .route({ method: 'POST', path: '/api/compra/{codigo}/arrependimento', summary: 'Desiste da compra paga' })
  .input(v.object({ codigo: purchaseCodeSchema }))
  .output(purchaseSchema);

/**
 * Names where the money goes that couldn't go back the way it came. 404 `COMPRA_NAO_ENCONTRADA`, 409
 * `DEVOLUCAO_SEM_PENDENCIA` when none failed, 422 `DESTINO_INVALIDO` with `campos` for a key that is none, or
 * one of another CPF.
 */
export const redirectRefund = oc
  .route({
    method: 'POST',
    path: '/api/compra/{codigo}/devolucao',
    summary: 'Informa para onde vai uma devolução não realizada',
  })
  .input(v.object({ codigo: purchaseCodeSchema, destino: refundTargetSchema }))
  .output(purchaseSchema);
