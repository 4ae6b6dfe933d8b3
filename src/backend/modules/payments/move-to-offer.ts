import type { Database } from '#/backend/db/database.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { rememberAgreement } from '../orders/agreement/agreement-repository.ts';
import { enrol } from '../orders/purchase/enrol.ts';
import { changeLockedPurchase } from '../orders/purchase/move-purchase.ts';
import type { PurchaseRow } from '../orders/purchase/purchase-repository.ts';

/**
 * Moves a paid purchase to an offer whose seat is held, and enrols. Call it in a transaction that has the row
 * locked.
 */
export async function moveToOffer(
  tx: Database,
  purchase: PurchaseRow,
  to: { offerId: number; original: number; total: number; coupon: string | null },
  now: Date,
): Promise<PurchaseRow> {
  const moved = await changeLockedPurchase(tx, purchase, {
    id_oferta: to.offerId,
    preco_original_centavos: to.original,
    desconto_centavos: to.original - to.total,
    total_centavos: to.total,
    codigo_cupom: to.coupon,
  });
  if (moved.pago_em === null) throw new Error(`purchase ${purchase.codigo} isn't paid`);
  // ACCEPTANCE-6
  await rememberAgreement(tx, purchase.codigo);
  const found = await findOfferOfCourse(tx, to.offerId, now);
  const detail = found && `Troca para a turma ${offerName(found.oferta)}`;
  return enrol(tx, moved, moved.pago_em, now, { detail });
}
