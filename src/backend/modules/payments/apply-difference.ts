import type { Database } from '#/backend/db/database.ts';
import type { Bill } from '../charges/bill.ts';
import type { PaymentEventRow, PaymentOutcome } from '../charges/payment-event-repository.ts';
import type { PurchaseRow } from '../orders/purchase/purchase-repository.ts';
import type { OfferChangeRow } from '../charges/choice-repository.ts';
import { freeCouponUse } from '../orders/coupon/coupon-repository.ts';
import { finishChange } from '../charges/choice-repository.ts';
import { moveToOffer } from './move-to-offer.ts';

/** In time while the seat is held, else refunded (REFUND-10). */
export function classifyDifference(
  purchase: PurchaseRow,
  change: OfferChangeRow,
  { charge, cents }: Pick<Bill, 'charge' | 'cents'>,
  event: Pick<PaymentEventRow, 'valor_centavos' | 'ocorrido_em'>,
): PaymentOutcome {
  if (charge.status === 'CONCLUIDA') return 'REPETIDO';
  if (event.valor_centavos !== cents) return 'VALOR_DIVERGENTE';
  const inTime =
    change.status === 'ABERTA' && purchase.escolha_ate !== null && event.ocorrido_em < change.expira_em;
  return inTime ? 'EM_DIA' : 'TROCA_ENCERRADA';
}

export async function concludeChange(
  tx: Database,
  purchase: PurchaseRow,
  change: OfferChangeRow,
  now: Date,
): Promise<void> {
  if (!(await finishChange(tx, change.txid, 'CONCLUIDA'))) {
    throw new Error(`the move of purchase ${purchase.codigo} was changed under its lock`);
  }
  if (change.codigo_cupom === null) await freeCouponUse(tx, purchase.codigo);
  await moveToOffer(
    tx,
    purchase,
    {
      offerId: change.id_oferta,
      original: change.preco_original_centavos,
      total: change.total_centavos,
      coupon: change.codigo_cupom,
    },
    now,
  );
}
