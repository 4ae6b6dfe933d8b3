import type { Offer } from '#/contract/catalogue/course.ts';
import { centsToReais, optionalReais } from '#/domain/sale/money.ts';
import type { OfferRow } from './offer-repository.ts';

/** An offer as the wire shows it: reais instead of cents. */
export function toOffer({
  preco_original_centavos,
  preco_promocional_centavos,
  idade_minima,
  escolaridade,
  ...row
}: OfferRow): Offer {
  return {
    ...row,
    preco_original: centsToReais(preco_original_centavos),
    preco_promocional: optionalReais(preco_promocional_centavos),
    requisitos: { idade_minima, escolaridade },
  };
}
