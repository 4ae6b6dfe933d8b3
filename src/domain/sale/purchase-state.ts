import { canMove, type StateMachine } from './state-machine.ts';

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

export type PurchaseEvent =
  | 'accept'
  | 'change-guardian'
  | 'review'
  | 'refuse'
  | 'replace'
  | 'pay'
  | 'invoice'
  | 'pay-late'
  | 'enrol'
  | 'expire'
  | 'cancel'
  | 'hold-again'
  | 'withdraw'
  | 'cancel-offer'
  | 'change-offer'
  | 'refund'
  | 'charge-back';

/**
 * Transitions (PURCHASE-3, PURCHASE-4). A refused or replaced card goes back from EM_ANALISE and retains the
 * seat; another guardian ends the acceptance (GUARDIAN-9); an invoiced company has its seats before it pays
 * (COMPANY-8); late money is PAGAMENTO_TARDIO until there is a seat, a refund or another offer (REFUND-8); an
 * enrolment ends when the provider took all back (LEDGER-12).
 */
export const purchaseMachine: StateMachine<PurchaseState, PurchaseEvent> = {
  states: purchaseStates,
  first: 'AGUARDANDO_ACEITE',
  transitions: [
    ['AGUARDANDO_ACEITE', 'accept', 'AGUARDANDO_PAGAMENTO'],
    ['AGUARDANDO_ACEITE', 'expire', 'EXPIRADA'],
    ['AGUARDANDO_ACEITE', 'cancel', 'CANCELADA'],
    ['AGUARDANDO_ACEITE', 'cancel-offer', 'TURMA_CANCELADA'],
    ['AGUARDANDO_PAGAMENTO', 'change-guardian', 'AGUARDANDO_ACEITE'],
    ['AGUARDANDO_PAGAMENTO', 'review', 'EM_ANALISE'],
    ['AGUARDANDO_PAGAMENTO', 'pay', 'PAGA'],
    ['AGUARDANDO_PAGAMENTO', 'invoice', 'MATRICULADA'],
    ['AGUARDANDO_PAGAMENTO', 'expire', 'EXPIRADA'],
    ['AGUARDANDO_PAGAMENTO', 'cancel', 'CANCELADA'],
    ['AGUARDANDO_PAGAMENTO', 'cancel-offer', 'TURMA_CANCELADA'],
    ['EM_ANALISE', 'pay', 'PAGA'],
    ['EM_ANALISE', 'refuse', 'AGUARDANDO_PAGAMENTO'],
    ['EM_ANALISE', 'replace', 'AGUARDANDO_PAGAMENTO'],
    ['EM_ANALISE', 'expire', 'EXPIRADA'],
    ['EM_ANALISE', 'cancel', 'CANCELADA'],
    ['EM_ANALISE', 'cancel-offer', 'TURMA_CANCELADA'],
    ['PAGA', 'enrol', 'MATRICULADA'],
    ['PAGA', 'withdraw', 'ARREPENDIDA'],
    ['PAGA', 'cancel-offer', 'TURMA_CANCELADA'],
    ['PAGA', 'charge-back', 'ESTORNADA'],
    ['MATRICULADA', 'withdraw', 'ARREPENDIDA'],
    ['MATRICULADA', 'cancel-offer', 'TURMA_CANCELADA'],
    ['MATRICULADA', 'charge-back', 'ESTORNADA'],
    ['EXPIRADA', 'hold-again', 'AGUARDANDO_PAGAMENTO'],
    ['EXPIRADA', 'pay-late', 'PAGAMENTO_TARDIO'],
    ['CANCELADA', 'pay-late', 'PAGAMENTO_TARDIO'],
    ['ARREPENDIDA', 'refund', 'ESTORNADA'],
    ['TURMA_CANCELADA', 'change-offer', 'PAGA'],
    ['TURMA_CANCELADA', 'refund', 'ESTORNADA'],
    ['PAGAMENTO_TARDIO', 'pay', 'PAGA'],
    ['PAGAMENTO_TARDIO', 'change-offer', 'PAGA'],
    ['PAGAMENTO_TARDIO', 'refund', 'ESTORNADA'],
  ],
};

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

export const waitingStates = ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'EM_ANALISE'] as const;

const SEATED: ReadonlySet<PurchaseState> = new Set<PurchaseState>([
  'AGUARDANDO_ACEITE',
  'AGUARDANDO_PAGAMENTO',
  'EM_ANALISE',
  'PAGA',
  'MATRICULADA',
]);

/** Whether a purchase may go straight from one state to another (PURCHASE-3). */
export function canMovePurchase(from: PurchaseState, to: PurchaseState): boolean {
  return canMove(purchaseMachine, from, to);
}

export function holdsSeat(state: PurchaseState): boolean {
  return SEATED.has(state);
}

export function isSeatPaid(state: PurchaseState): boolean {
  return state === 'PAGA' || state === 'MATRICULADA';
}
