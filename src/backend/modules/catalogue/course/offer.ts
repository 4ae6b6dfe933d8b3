import type { Offer } from '#/contract/catalogue/course.ts';
import { SHOP_TIME_ZONE } from '#/domain/time/dates.ts';
import { centsToReais, optionalReais } from '#/domain/sale/money.ts';
import type { OfferRow } from './offer-repository.ts';

/** An offer as the wire shows it: reais instead of cents. */
export function toOffer({
  preco_original_centavos,
  preco_promocional_centavos,
  idade_minima,
  escolaridade,
  fuso,
  nome_turno,
  professores,
  partes,
  ...row
}: OfferRow): Offer {
  return {
    ...row,
    ...(nome_turno !== null && { nome_turno }),
    ...(professores && { professores }),
    ...(partes && { partes }),
    ...(fuso !== SHOP_TIME_ZONE && {
      horario_local: { fuso, nome: `horário de ${row.cidade.nome}` },
    }),
    preco_original: centsToReais(preco_original_centavos),
    preco_promocional: optionalReais(preco_promocional_centavos),
    requisitos: { idade_minima, escolaridade },
  };
}
