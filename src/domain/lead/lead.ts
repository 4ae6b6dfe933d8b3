/** How far a lead is (LEADS-2). */
export const leadStates = ['NOVO', 'EM_ATENDIMENTO', 'CONCLUIDO'] as const;
export type LeadState = (typeof leadStates)[number];

export const leadStateLabels: Readonly<Record<LeadState, string>> = {
  NOVO: 'Novo',
  EM_ATENDIMENTO: 'Em atendimento',
  CONCLUIDO: 'Concluído',
};

export const leadKinds = ['LIGACAO', 'EMPRESA'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadKindLabels: Readonly<Record<LeadKind, string>> = {
  LIGACAO: 'Pedido de ligação',
  EMPRESA: 'Empresa',
};

export const LEAD_NOTE_LENGTH = 1000;
