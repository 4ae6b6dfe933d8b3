export const proposalStates = [
  'AGUARDANDO_APROVACAO',
  'AGUARDANDO_EMPRESA',
  'RECUSADA',
  'ABERTA',
  'VENCIDA',
  'CANCELADA',
  'USADA',
] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Those that are written down; the others come of the clock and of a purchase. */
export type StoredProposalState = Exclude<ProposalState, 'VENCIDA' | 'USADA'>;

export const proposalStateLabels: Readonly<Record<ProposalState, string>> = {
  AGUARDANDO_APROVACAO: 'Aguardando aprovação',
  AGUARDANDO_EMPRESA: 'Aguardando a empresa',
  RECUSADA: 'Não aprovada',
  ABERTA: 'Aguardando o aluno',
  VENCIDA: 'Link vencido',
  CANCELADA: 'Link cancelado',
  USADA: 'Aberta pelo aluno',
};
