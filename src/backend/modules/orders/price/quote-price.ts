import {
  type PublishedOffer,
  findPublishedOffer,
} from '#/backend/modules/catalogue/course/find-published-offer.ts';
import type { Database } from '#/backend/db/database.ts';
import { takesForm, type ShopForms } from '#/domain/sale/payment-terms.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { countCouponUses, type CouponRow } from '../coupon/coupon-repository.ts';
import { listInstallments } from './list-installments.ts';
import { offerNotFound } from '#/backend/modules/seats/seat-errors.ts';
import { invalidCoupon } from '../purchase-errors.ts';
import { requireCoupon } from './require-coupon.ts';
import { couponUsedByPerson, priceOffer } from './sale-price.ts';

interface Asker {
  now: Date;
  /** Null for a visitor: the limit by person is checked at purchase. */
  personId: number | null;
}

/**
 * The price of an offer with a coupon.
 * @throws 404 `TURMA_NAO_ENCONTRADA`, `CUPOM_INVALIDO` with the reason
 */
export async function quoteCoupon(db: Database, asker: Asker, codigo: string, offerId: number) {
  const sale = await requireSale(db, offerId);
  const coupon = await requireUsableCoupon(db, asker, codigo, sale);
  const { original, discount, total } = priceOffer(sale, coupon);
  return {
    codigo: coupon.codigo,
    descricao: coupon.descricao,
    preco_original: centsToReais(original),
    desconto: centsToReais(discount),
    total: centsToReais(total),
  };
}

/**
 * Ways to pay an offer, with a coupon or without, of the forms that can be charged now.
 * @throws as {@link quoteCoupon}
 */
export async function quoteInstallments(
  db: Database,
  asker: Asker & ShopForms,
  offerId: number,
  cupom: string | undefined,
) {
  const sale = await requireSale(db, offerId);
  const coupon = cupom ? await requireUsableCoupon(db, asker, cupom, sale) : undefined;
  const { parcelas_max } = sale.oferta;
  const today = calendarDay(asker.now);
  const forms = asker.forms.filter((form) => takesForm(form, sale.oferta, today));
  return listInstallments(priceOffer(sale, coupon).total, parcelas_max, { ...asker, forms });
}

async function requireSale(db: Database, offerId: number): Promise<PublishedOffer> {
  const sale = await findPublishedOffer(db, offerId);
  if (!sale) throw offerNotFound();
  return sale;
}

async function requireUsableCoupon(
  db: Database,
  { now, personId }: Asker,
  codigo: string,
  sale: PublishedOffer,
): Promise<CouponRow> {
  const coupon = await requireCoupon(db, codigo, { sale, now, refuse: invalidCoupon });
  const uses = personId === null ? 0 : await countCouponUses(db, codigo, personId);
  if (uses >= coupon.usos_por_pessoa) throw invalidCoupon(couponUsedByPerson);
  return coupon;
}
