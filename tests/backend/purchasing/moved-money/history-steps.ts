import fc from 'fast-check';

/** What happens to one order: its buyer acts, its provider moves money by itself, the shop does its jobs. */
const acts = [
  'withdraw',
  'cancel-class',
  'choose-money',
  'partial-refund',
  'full-refund',
  'dispute',
  'win',
  'lose',
  'reimburse',
  'fee',
  'settle-refunds',
  'refuse-refunds',
  'lose-answer',
  'notice',
  'notice-twice',
  'old-reading',
  'check',
  'reconcile',
  'send-refunds',
  'wait',
] as const;

export interface MoneyStep {
  act: (typeof acts)[number];
  /** How much, or how long. */
  pick: number;
}

export interface MoneyHistory {
  form: 'pix' | 'cartao';
  /** Refunds that Mercado Pago is asked for are decided later. */
  isSlow: boolean;
  steps: MoneyStep[];
}

export const history: fc.Arbitrary<MoneyHistory> = fc.record({
  form: fc.constantFrom('pix' as const, 'cartao' as const),
  isSlow: fc.boolean(),
  steps: fc.array(fc.record({ act: fc.constantFrom(...acts), pick: fc.nat({ max: 1000 }) }), {
    minLength: 2,
    maxLength: 9,
  }),
});
