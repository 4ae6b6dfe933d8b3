import type { PublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import type { CouponRow } from '../coupon/coupon-repository.ts';
import { lastDayOf } from '#/domain/time/day-span.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatBrl } from '#/domain/sale/money.ts';
import { applyDiscount } from '#/domain/sale/discount.ts';

/** Integer cents. The discount is the sum of promotion and coupon. */
export interface SalePrice {
  original: number;
  discount: number;
  total: number;
}

export function priceOffer({ oferta }: PublishedOffer, coupon?: CouponRow): SalePrice {
  const original = oferta.preco_original_centavos;
  const current = currentPrice(oferta);
  const total = coupon ? withCoupon(current, coupon) : current;
  return { original, discount: original - total, total };
}

/**
 * Why a coupon doesn't apply to an offer, in words for the person; undefined when it does. Uses by person are
 * not seen here.
 */
export function findCouponError(coupon: CouponRow, sale: PublishedOffer, now: Date): string | undefined {
  const { id_modalidades, id_produtos, usos, usos_total } = coupon;
  if (now < coupon.valido_de)
    return `Este cupom vale a partir de ${formatDay(calendarDay(coupon.valido_de))}.`;
  if (now >= coupon.valido_ate) return `Este cupom venceu em ${formatDay(lastDayOf(coupon.valido_ate))}.`;
  if (usos_total !== null && usos >= usos_total) return couponUsedUp;
  const { id_modalidade, id_produto } = sale.curso;
  const applies =
    (id_modalidades.length === 0 || id_modalidades.includes(id_modalidade)) &&
    (id_produtos.length === 0 || id_produtos.includes(id_produto));
  if (!applies) return 'Este cupom não vale para este curso.';
  return currentPrice(sale.oferta) < coupon.minimo_centavos
    ? `Este cupom vale para compras a partir de ${formatBrl(coupon.minimo_centavos)}.`
    : undefined;
}

export const couponUnknown = 'Não encontramos esse cupom. Confira o código.';
export const couponUsedUp = 'Este cupom já atingiu o limite de usos.';
export const couponUsedByPerson = 'Você já usou este cupom o número de vezes permitido.';

function currentPrice(oferta: PublishedOffer['oferta']): number {
  return oferta.preco_promocional_centavos ?? oferta.preco_original_centavos;
}

function withCoupon(cents: number, coupon: CouponRow): number {
  return coupon.percentual === null
    ? Math.max(0, cents - (coupon.valor_centavos ?? 0))
    : applyDiscount(cents, coupon.percentual / 100);
}
