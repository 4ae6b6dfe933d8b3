import type { Offer } from '#/contract/catalogue/course.ts';
import type { OfferShift } from '#/domain/catalogue/offer-values.ts';

export interface OfferFilter {
  city: string;
  shift: OfferShift | '';
}

export function filterOffers(offers: readonly Offer[], { city, shift }: OfferFilter): Offer[] {
  return offers.filter(
    (offer) => (city === '' || offer.cidade.slug === city) && (shift === '' || offer.turno === shift),
  );
}

export function currentPrice(offer: Pick<Offer, 'preco_original' | 'preco_promocional'>): number {
  return offer.preco_promocional ?? offer.preco_original;
}
