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
  | 'cancel-class'
  | 'change-class'
  | 'refund'
  | 'charge-back';

/**
 * Where each event leads (PURCHASE-3, PURCHASE-4). A card that is refused after its review, or replaced by
 * another form of payment meanwhile, goes back from EM_ANALISE and keeps the seat. With another guardian the
 * acceptance of the one before ends (GUARDIAN-9). A company that is trusted with an invoice has its seats
 * before it pays (COMPANY-8). An expired purchase waits
 * for payment again once it has a new charge and a seat. Money that arrives for an expired or cancelled
 * purchase is PAGAMENTO_TARDIO: paid when a seat is free, else given back. Of it,
 * and of a class that was cancelled after it was paid, the buyer may move to another class (REFUND-8). An
 * enrolment whose whole money the provider took back ends as well (LEDGER-12).
 */
export const purchaseMachine: StateMachine<PurchaseState, PurchaseEvent> = {
  states: purchaseStates,
  first: 'AGUARDANDO_ACEITE',
  transitions: [
    ['AGUARDANDO_ACEITE', 'accept', 'AGUARDANDO_PAGAMENTO'],
    ['AGUARDANDO_ACEITE', 'expire', 'EXPIRADA'],
    ['AGUARDANDO_ACEITE', 'cancel', 'CANCELADA'],
    ['AGUARDANDO_ACEITE', 'cancel-class', 'TURMA_CANCELADA'],
    ['AGUARDANDO_PAGAMENTO', 'change-guardian', 'AGUARDANDO_ACEITE'],
    ['AGUARDANDO_PAGAMENTO', 'review', 'EM_ANALISE'],
    ['AGUARDANDO_PAGAMENTO', 'pay', 'PAGA'],
    ['AGUARDANDO_PAGAMENTO', 'invoice', 'MATRICULADA'],
    ['AGUARDANDO_PAGAMENTO', 'expire', 'EXPIRADA'],
    ['AGUARDANDO_PAGAMENTO', 'cancel', 'CANCELADA'],
    ['AGUARDANDO_PAGAMENTO', 'cancel-class', 'TURMA_CANCELADA'],
    ['EM_ANALISE', 'pay', 'PAGA'],
    ['EM_ANALISE', 'refuse', 'AGUARDANDO_PAGAMENTO'],
    ['EM_ANALISE', 'replace', 'AGUARDANDO_PAGAMENTO'],
    ['EM_ANALISE', 'expire', 'EXPIRADA'],
    ['EM_ANALISE', 'cancel', 'CANCELADA'],
    ['EM_ANALISE', 'cancel-class', 'TURMA_CANCELADA'],
    ['PAGA', 'enrol', 'MATRICULADA'],
    ['PAGA', 'withdraw', 'ARREPENDIDA'],
    ['PAGA', 'cancel-class', 'TURMA_CANCELADA'],
    ['PAGA', 'charge-back', 'ESTORNADA'],
    ['MATRICULADA', 'withdraw', 'ARREPENDIDA'],
    ['MATRICULADA', 'cancel-class', 'TURMA_CANCELADA'],
    ['MATRICULADA', 'charge-back', 'ESTORNADA'],
    ['EXPIRADA', 'hold-again', 'AGUARDANDO_PAGAMENTO'],
    ['EXPIRADA', 'pay-late', 'PAGAMENTO_TARDIO'],
    ['CANCELADA', 'pay-late', 'PAGAMENTO_TARDIO'],
    ['ARREPENDIDA', 'refund', 'ESTORNADA'],
    ['TURMA_CANCELADA', 'change-class', 'PAGA'],
    ['TURMA_CANCELADA', 'refund', 'ESTORNADA'],
    ['PAGAMENTO_TARDIO', 'pay', 'PAGA'],
    ['PAGAMENTO_TARDIO', 'change-class', 'PAGA'],
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

/** States in which only the clock stands between a purchase and its expiry. */
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

/** True once the seat is paid for, or is to be paid on an invoice, and somebody studies in it. */
export function isSeatPaid(state: PurchaseState): boolean {
  return state === 'PAGA' || state === 'MATRICULADA';
}
