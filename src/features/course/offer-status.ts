import type { Offer } from '#/contract/catalogue/course.ts';
import { isOpenOffer, offerStatusLabels } from '#/domain/offer-status.ts';

type OfferState = Pick<Offer, 'aberta' | 'situacao' | 'vagas_disponiveis'>;

/** What a person reads of the state of a class: a class that is open by its status may have no seat or no day left. */
export function describeOfferStatus({ aberta, situacao, vagas_disponiveis }: OfferState): string {
  if (aberta || !isOpenOffer(situacao)) return offerStatusLabels[situacao];
  return offerStatusLabels[vagas_disponiveis === 0 ? 'esgotada' : 'encerrada'];
}

/** Why a class can't be bought now, in one sentence. */
export function explainClosedOffer(offer: OfferState): string {
  if (offer.situacao === 'cancelada') return 'Esta turma não vai acontecer.';
  if (offer.situacao === 'adiada') return 'A nova data ainda não foi marcada.';
  return describeOfferStatus(offer) === offerStatusLabels.esgotada
    ? 'Todas as vagas desta turma estão ocupadas.'
    : 'Esta turma não recebe mais inscrições.';
}

/** True when people may wait for a seat of the class. */
export function hasWaitingList(
  course: { gestao_desempenho: boolean },
  offer: OfferState & Pick<Offer, 'tipo_oferta'>,
): boolean {
  return (
    !offer.aberta &&
    offer.situacao !== 'cancelada' &&
    offer.tipo_oferta === 'PAGO' &&
    !course.gestao_desempenho
  );
}
