/** What `situacao` of an offer may be (decisions section 3). */
export const offerStatuses = [
  'em-aberto',
  'confirmada',
  'esgotada',
  'adiada',
  'cancelada',
  'encerrada',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** What a person reads. */
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
