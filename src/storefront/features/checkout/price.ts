import type { Offer } from '#/contract/catalogue/course.ts';
import { centsToReais, reaisToCents } from '#/domain/sale/money.ts';

export interface CheckoutPrice {
  original: number;
  promotion: number;
  coupon: number;
  couponCode?: string;
  total: number;
}

export function splitPrice(
  offer: Pick<Offer, 'preco_original' | 'preco_promocional'>,
  coupon?: { codigo: string; total: number },
): CheckoutPrice {
  const original = reaisToCents(offer.preco_original);
  const current = reaisToCents(offer.preco_promocional ?? offer.preco_original);
  const total = coupon ? reaisToCents(coupon.total) : current;
  return {
    original: offer.preco_original,
    promotion: centsToReais(original - current),
    coupon: centsToReais(current - total),
    ...(coupon && { couponCode: coupon.codigo }),
    total: centsToReais(total),
  };
}
