/** How far a lead is (LEADS-2). */
export const leadStates = ['NOVO', 'EM_ATENDIMENTO', 'CONCLUIDO'] as const;
export type LeadState = (typeof leadStates)[number];

/** What a seller reads for each state. */
export const leadStateLabels: Readonly<Record<LeadState, string>> = {
  NOVO: 'Novo',
  EM_ATENDIMENTO: 'Em atendimento',
  CONCLUIDO: 'Concluído',
};

/** Who wants to be contacted: somebody by phone, or a company. */
export const leadKinds = ['LIGACAO', 'EMPRESA'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadKindLabels: Readonly<Record<LeadKind, string>> = {
  LIGACAO: 'Pedido de ligação',
  EMPRESA: 'Empresa',
};

/** Most characters of a note. */
export const LEAD_NOTE_LENGTH = 1000;
