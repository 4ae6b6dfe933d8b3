/** What became of a proposal, by the clock. */
export const proposalStates = [
  'AGUARDANDO_APROVACAO',
  'RECUSADA',
  'ABERTA',
  'VENCIDA',
  'CANCELADA',
  'USADA',
] as const;
export type ProposalState = (typeof proposalStates)[number];

/** What a seller reads for each state. */
export const proposalStateLabels: Readonly<Record<ProposalState, string>> = {
  AGUARDANDO_APROVACAO: 'Desconto aguardando aprovação',
  RECUSADA: 'Desconto recusado',
  ABERTA: 'Aguardando o aluno',
  VENCIDA: 'Link vencido',
  CANCELADA: 'Link cancelado',
  USADA: 'Aberta pelo aluno',
};
