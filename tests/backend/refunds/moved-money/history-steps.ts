import fc from 'fast-check';

const acts = [
  'withdraw',
  'cancel-offer',
  'choose-money',
  'name-key',
  'pay-by-hand',
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
  pick: number;
}

export interface MoneyHistory {
  form: 'pix' | 'boleto' | 'cartao';
  isSlow: boolean;
  steps: MoneyStep[];
}

const step = (act: MoneyStep['act']): MoneyStep => ({ act, pick: 0 });
const beginnings: MoneyStep[][] = [
  [],
  [],
  [step('withdraw')],
  [step('withdraw'), step('refuse-refunds'), step('send-refunds')],
];

export const history: fc.Arbitrary<MoneyHistory> = fc
  .record({
    form: fc.constantFrom('pix' as const, 'boleto' as const, 'cartao' as const),
    isSlow: fc.boolean(),
    beginning: fc.constantFrom(...beginnings),
    steps: fc.array(fc.record({ act: fc.constantFrom(...acts), pick: fc.nat({ max: 1000 }) }), {
      minLength: 2,
      maxLength: 9,
    }),
  })
  .map(({ beginning, steps, ...more }) => ({ ...more, steps: [...beginning, ...steps] }));
