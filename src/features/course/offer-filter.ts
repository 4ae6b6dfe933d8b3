import type { Offer } from '#/contract/catalogue/course.ts';
import type { OfferShift } from '#/domain/offer-values.ts';

export interface OfferFilter {
  /** City slug; '' for any. */
  city: string;
  shift: OfferShift | '';
}

/** The classes of a city and shift. */
export function filterOffers(offers: readonly Offer[], { city, shift }: OfferFilter): Offer[] {
  return offers.filter(
    (offer) => (city === '' || offer.cidade.slug === city) && (shift === '' || offer.turno === shift),
  );
}

/** The class offered first: the open one that starts soonest. */
export function nextOpenOffer(offers: readonly Offer[]): Offer | undefined {
  return offers.filter((offer) => offer.aberta).sort((a, b) => (a.data_inicio < b.data_inicio ? -1 : 1))[0];
}

/** What the class costs now, in reais. */
export function currentPrice(offer: Pick<Offer, 'preco_original' | 'preco_promocional'>): number {
  return offer.preco_promocional ?? offer.preco_original;
}
