import { findPublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import type { Database } from '#/backend/db/database.ts';
import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts';
import type { OfferChoice } from '#/contract/purchasing/choice.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { requirePurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { nothingToChoose } from '#/backend/modules/orders/purchase-errors.ts';
import { listOpenOffers } from '#/backend/modules/charges/choice-repository.ts';
import { isTooYoung } from './choose-other-offer.ts';
import { findCredit, findLivingCoupon, priceOtherOffer } from './offer-price.ts';

/**
 * Offers a paid purchase may move to, by start date, each with its difference (REFUND-10).
 * @throws 404, 409 `ESCOLHA_ENCERRADA`
 */
export async function listOffersToChoose(
  db: Database,
  now: Date,
  personId: number,
  codigo: string,
): Promise<OfferChoice> {
  const purchase = await requirePurchase(db, personId, codigo);
  if (purchase.escolha_ate === null) throw nothingToChoose();
  const credit = await findCredit(db, purchase);
  const coupon = await findLivingCoupon(db, purchase);
  const ids = purchase.empresa ? [] : await listOpenOffers(db, purchase.id_oferta, now);
  const offers = await findOffers(db, ids, now);
  const sales = await Promise.all(ids.map((id) => findPublishedOffer(db, id)));
  const itens = sales.flatMap((sale) => {
    const oferta = sale && offers.get(sale.oferta.id_oferta)?.oferta;
    if (!sale || !oferta || isTooYoung(purchase, sale.oferta)) return [];
    const { total, toPay, toGiveBack } = priceOtherOffer(sale, coupon, credit);
    return {
      oferta,
      total: centsToReais(total),
      a_pagar: centsToReais(toPay),
      a_devolver: centsToReais(toGiveBack),
    };
  });
  return { pago: centsToReais(credit), itens };
}
