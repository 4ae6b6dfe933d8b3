import type { CalendarDay } from '../time/calendar-day.ts';

// CATALOGUE-10
export const offerStatuses = [
  'em-aberto',
  'confirmada',
  'esgotada',
  'adiada',
  'cancelada',
  'encerrada',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

export const offerStatusLabels: Readonly<Record<OfferStatus, string>> = {
  'em-aberto': 'Inscrições abertas',
  confirmada: 'Turma confirmada',
  esgotada: 'Vagas esgotadas',
  adiada: 'Turma adiada',
  cancelada: 'Turma cancelada',
  encerrada: 'Turma encerrada',
};

/** True when the offer takes enrolments by its status alone; seats and the last day are checked besides. */
export function isOpenOffer(situacao: OfferStatus): boolean {
  return situacao === 'em-aberto' || situacao === 'confirmada';
}

/** State of an offer for a shopper on a day; `situacao` alone doesn't change as days pass. */
export const offerStates = [
  'aberta',
  'esgotada',
  'adiada',
  'inscricoes-encerradas',
  'terminada',
  'cancelada',
] as const;
export type OfferState = (typeof offerStates)[number];

interface OfferFacts {
  situacao: OfferStatus;
  inscricoes_ate: CalendarDay;
  data_fim: CalendarDay;
  /** Null: no limit. */
  vagas_disponiveis: number | null;
}

/**
 * The state of an offer on the shop's day `today`: one that runs on takes no enrolments, one past its last
 * day is over.
 */
export function offerState(offer: OfferFacts, today: CalendarDay): OfferState {
  const { situacao } = offer;
  if (situacao === 'cancelada' || situacao === 'adiada') return situacao;
  if (offer.data_fim < today) return 'terminada';
  if (situacao === 'encerrada' || offer.inscricoes_ate < today) return 'inscricoes-encerradas';
  return situacao === 'esgotada' || offer.vagas_disponiveis === 0 ? 'esgotada' : 'aberta';
}

export function takesWaitingList(estado: OfferState): boolean {
  return estado === 'esgotada' || estado === 'adiada';
}

export function describeOfferState({
  estado,
  situacao,
}: {
  estado: OfferState;
  situacao: OfferStatus;
}): string {
  return estado === 'aberta' ? offerStatusLabels[situacao] : stateLabels[estado];
}

const stateLabels: Readonly<Record<Exclude<OfferState, 'aberta'>, string>> = {
  esgotada: offerStatusLabels.esgotada,
  adiada: offerStatusLabels.adiada,
  'inscricoes-encerradas': 'Inscrições encerradas',
  terminada: offerStatusLabels.encerrada,
  cancelada: offerStatusLabels.cancelada,
};
