import type { Offer } from '#/contract/catalogue/course.ts';
import { type OfferState, takesWaitingList } from '#/domain/catalogue/offer-status.ts';

const explanations: Readonly<Record<OfferState, string>> = {
  aberta: 'as inscrições estão abertas.',
  esgotada: 'todas as vagas estão ocupadas.',
  adiada: 'as inscrições voltam com a nova data.',
  'inscricoes-encerradas': 'a turma não recebe mais inscrições.',
  terminada: 'as aulas já terminaram.',
  cancelada: 'a turma não vai acontecer.',
};

export function explainClosedOffer({ estado }: Pick<Offer, 'estado'>): string {
  return explanations[estado];
}

/** True when people may wait for a seat of the offer. */
export function hasWaitingList(
  course: { gestao_desempenho: boolean },
  { estado }: Pick<Offer, 'estado'>,
): boolean {
  return !course.gestao_desempenho && takesWaitingList(estado);
}
