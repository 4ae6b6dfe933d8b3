/** States of a purchase (PURCHASE-3). */
export const purchaseStates = [
  'AGUARDANDO_ACEITE',
  'AGUARDANDO_PAGAMENTO',
  'EM_ANALISE',
  'PAGA',
  'MATRICULADA',
  'EXPIRADA',
  'CANCELADA',
  'ARREPENDIDA',
  'ESTORNADA',
  'TURMA_CANCELADA',
  'PAGAMENTO_TARDIO',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/**
 * Where each state may go (PURCHASE-3, PURCHASE-4). A refused card goes back from EM_ANALISE and keeps the
 * seat. An expired purchase waits for payment again once it has a new charge and a seat. Money that arrives
 * for an expired or cancelled purchase is PAGAMENTO_TARDIO: paid when a seat is free, else given back.
 */
export const purchaseTransitions: Readonly<Record<PurchaseState, readonly PurchaseState[]>> = {
  AGUARDANDO_ACEITE: ['AGUARDANDO_PAGAMENTO', 'EXPIRADA', 'CANCELADA', 'TURMA_CANCELADA'],
  AGUARDANDO_PAGAMENTO: ['EM_ANALISE', 'PAGA', 'EXPIRADA', 'CANCELADA', 'TURMA_CANCELADA'],
  EM_ANALISE: ['PAGA', 'AGUARDANDO_PAGAMENTO', 'EXPIRADA', 'TURMA_CANCELADA'],
  PAGA: ['MATRICULADA', 'ARREPENDIDA', 'TURMA_CANCELADA'],
  MATRICULADA: ['ARREPENDIDA', 'TURMA_CANCELADA'],
  EXPIRADA: ['AGUARDANDO_PAGAMENTO', 'PAGAMENTO_TARDIO'],
  CANCELADA: ['PAGAMENTO_TARDIO'],
  ARREPENDIDA: ['ESTORNADA'],
  ESTORNADA: [],
  TURMA_CANCELADA: ['ESTORNADA'],
  PAGAMENTO_TARDIO: ['PAGA', 'ESTORNADA'],
};

/** What a person reads for each state. */
export const purchaseStateLabels: Readonly<Record<PurchaseState, string>> = {
  AGUARDANDO_ACEITE: 'Aguardando aceite do contrato',
  AGUARDANDO_PAGAMENTO: 'Aguardando pagamento',
  EM_ANALISE: 'Pagamento em análise',
  PAGA: 'Pagamento confirmado',
  MATRICULADA: 'Matrícula confirmada',
  EXPIRADA: 'Prazo de pagamento encerrado',
  CANCELADA: 'Compra cancelada',
  ARREPENDIDA: 'Desistência registrada',
  ESTORNADA: 'Valor devolvido',
  TURMA_CANCELADA: 'Turma cancelada',
  PAGAMENTO_TARDIO: 'Pagamento recebido após o prazo',
};

/** States in which only the clock stands between a purchase and its expiry. */
export const waitingStates = ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO'] as const;

const SEATED: ReadonlySet<PurchaseState> = new Set<PurchaseState>([
  'AGUARDANDO_ACEITE',
  'AGUARDANDO_PAGAMENTO',
  'EM_ANALISE',
  'PAGA',
  'MATRICULADA',
]);

/** Whether a purchase may go straight from one state to another (PURCHASE-3). */
export function canMovePurchase(from: PurchaseState, to: PurchaseState): boolean {
  return purchaseTransitions[from].includes(to);
}

/** True while the purchase holds, or has taken, a seat of its offer. */
export function holdsSeat(state: PurchaseState): boolean {
  return SEATED.has(state);
}

/** True when nothing more can happen to the purchase. */
export function isFinalPurchase(state: PurchaseState): boolean {
  return purchaseTransitions[state].length === 0;
}

/** True once the seat is paid for and somebody studies in it. */
export function isSeatPaid(state: PurchaseState): boolean {
  return state === 'PAGA' || state === 'MATRICULADA';
}
