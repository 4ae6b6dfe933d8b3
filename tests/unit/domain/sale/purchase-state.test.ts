import { describe, expect, it } from 'vitest';
import { PIX_LIFETIME_MS, PIX_RENEWALS_A_DAY, PIX_RENEWAL_MESSAGE } from '#/domain/sale/charge-state.ts';
import {
  canMovePurchase,
  holdsSeat,
  type PurchaseState,
  purchaseStateLabels,
  purchaseStates,
  purchaseMachine,
} from '#/domain/sale/purchase-state.ts';

describe('purchase states (PURCHASE-3)', () => {
  it('lead from acceptance to enrolment', () => {
    const path: PurchaseState[] = [
      'AGUARDANDO_ACEITE',
      'AGUARDANDO_PAGAMENTO',
      'EM_ANALISE',
      'PAGA',
      'MATRICULADA',
    ];
    for (let i = 1; i < path.length; i++) expect(canMovePurchase(path[i - 1]!, path[i]!)).toBe(true);
    expect(canMovePurchase('AGUARDANDO_PAGAMENTO', 'PAGA')).toBe(true);
  });

  it.each([
    ['AGUARDANDO_PAGAMENTO', 'EXPIRADA'],
    ['AGUARDANDO_PAGAMENTO', 'CANCELADA'],
    ['EM_ANALISE', 'AGUARDANDO_PAGAMENTO'],
    ['MATRICULADA', 'ARREPENDIDA'],
    ['ARREPENDIDA', 'ESTORNADA'],
    ['TURMA_CANCELADA', 'ESTORNADA'],
    ['EXPIRADA', 'PAGAMENTO_TARDIO'],
    ['PAGAMENTO_TARDIO', 'PAGA'],
    ['PAGAMENTO_TARDIO', 'ESTORNADA'],
  ] as const)('let %s become %s', (from, to) => {
    expect(canMovePurchase(from, to)).toBe(true);
  });

  it.each([
    ['PAGA', 'CANCELADA'],
    ['PAGA', 'EXPIRADA'],
    ['EXPIRADA', 'PAGA'],
    ['CANCELADA', 'AGUARDANDO_PAGAMENTO'],
    ['ESTORNADA', 'PAGA'],
    ['MATRICULADA', 'PAGA'],
    ['AGUARDANDO_ACEITE', 'PAGA'],
    ['PAGA', 'PAGA'],
  ] as const)('never let %s become %s', (from, to) => {
    expect(canMovePurchase(from, to)).toBe(false);
  });

  it('have a label each of its own', () => {
    expect(new Set(Object.values(purchaseStateLabels)).size).toBe(purchaseStates.length);
  });

  it('seat a person again only by a new charge, late money, or another offer for money that is there', () => {
    const seatedAgain = purchaseMachine.transitions
      .filter(([from, , to]) => !holdsSeat(from) && holdsSeat(to))
      .map((transition) => transition.join(' '))
      .toSorted();
    expect(seatedAgain).toEqual([
      'EXPIRADA hold-again AGUARDANDO_PAGAMENTO',
      'PAGAMENTO_TARDIO change-offer PAGA',
      'PAGAMENTO_TARDIO pay PAGA',
      'TURMA_CANCELADA change-offer PAGA',
    ]);
    const final = purchaseStates.filter((state) => purchaseStates.every((to) => !canMovePurchase(state, to)));
    expect(final).toEqual(['ESTORNADA']);
  });
});

describe('charges', () => {
  it('give a Pix 30 minutes and 5 renewals a day (PIX-2)', () => {
    expect([PIX_LIFETIME_MS, PIX_RENEWALS_A_DAY]).toEqual([1_800_000, 5]);
  });

  it('refuse a new Pix with the literal message (PIX-3)', () => {
    expect(PIX_RENEWAL_MESSAGE).toBe('Não é permitido gerar um novo pix para esta cobrança.');
  });
});
