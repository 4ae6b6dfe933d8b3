import type { PublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import type { Database } from '#/backend/db/database.ts';
import { priceDifference } from '#/domain/sale/refund/offer-choice.ts';
import {
  countCouponUses,
  findCoupon,
  hasCouponUse,
  type CouponRow,
} from '#/backend/modules/orders/coupon/coupon-repository.ts';
import { sumPaidCharges } from '#/backend/modules/ledger/ledger-repository.ts';
import { priceOffer, type SalePrice } from '#/backend/modules/orders/price/sale-price.ts';
import type { PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { listPaid } from '#/backend/modules/refunds/list-paid.ts';
import { listRefundsOf, newestOfParts } from '#/backend/modules/refunds/refund-repository.ts';

export interface OfferPrice extends SalePrice {
  coupon: string | null;
  toPay: number;
  toGiveBack: number;
}

/** Integer cents that were paid for the price and not refunded, without interest for late payment. */
export async function findCredit(db: Database, purchase: PurchaseRow): Promise<number> {
  const paid = await listPaid(db, purchase.codigo);
  const counted = new Set(paid.map(({ endToEndId }) => endToEndId));
  const given = newestOfParts(await listRefundsOf(db, [purchase.codigo])).filter(({ end_to_end_id }) =>
    counted.has(end_to_end_id),
  );
  const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0);
  return (
    purchase.abatido_centavos +
    sum(paid.map(({ cents }) => cents)) -
    sum(given.map(({ valor_centavos }) => valor_centavos)) -
    (await sumPaidCharges(db, purchase.codigo))
  );
}

export async function findLivingCoupon(
  db: Database,
  { codigo, codigo_cupom, id_pessoa }: PurchaseRow,
): Promise<CouponRow | undefined> {
  if (codigo_cupom === null) return undefined;
  const coupon = await findCoupon(db, codigo_cupom);
  if (!coupon || (await hasCouponUse(db, codigo))) return coupon;
  const left = coupon.usos_total === null || coupon.usos < coupon.usos_total;
  const mine = await countCouponUses(db, codigo_cupom, id_pessoa);
  return left && mine < coupon.usos_por_pessoa ? coupon : undefined;
}

/**
 * Price of the offer today for the buyer of another offer of the course (REFUND-10), with their coupon while
 * it is valid.
 */
export function priceOtherOffer(
  sale: PublishedOffer,
  coupon: CouponRow | undefined,
  credit: number,
): OfferPrice {
  const plain = priceOffer(sale);
  const counts = coupon !== undefined && plain.total >= coupon.minimo_centavos;
  const price = counts ? priceOffer(sale, coupon) : plain;
  return { ...price, coupon: counts ? coupon.codigo : null, ...priceDifference(price.total, credit) };
}
