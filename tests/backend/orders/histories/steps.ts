import fc from 'fast-check';
import { bankActions } from '#/domain/sale/bank-actions.ts';

const personActs = [
  'buy',
  'buy-with-coupon',
  'buy-for-child',
  'open-guardian-link',
  'accept',
  'pix',
  'boleto',
  'carne',
  'card',
  'card-again',
  'cancel',
  'new-pix',
  'renew-boleto',
  'withdraw',
  'other-class',
  'money',
  'redirect-refund',
  'join-list',
  'use-coupon',
] as const;

const bankCommands = [...bankActions, 'pay-untold', 'pay-other-amount', 'repeat-webhooks'] as const;

export interface Step {
  act: (typeof personActs)[number] | (typeof bankCommands)[number] | 'wait' | 'job' | 'cancel-offer';
  who: number;
  /** Which purchase, the newest first, otherwise: its buyer or guardian acts, or the bank. */
  which: number;
  pick: number;
  at: 0 | 1;
  dies: number | null;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...personActs) },
    { weight: 8, arbitrary: fc.constantFrom(...bankCommands) },
    { weight: 3, arbitrary: fc.constant('wait' as const) },
    { weight: 3, arbitrary: fc.constant('job' as const) },
    { weight: 1, arbitrary: fc.constant('cancel-offer' as const) },
  ),
  who: fc.nat({ max: 2 }),
  which: fc.nat({ max: 3 }),
  pick: fc.nat({ max: 1000 }),
  at: fc.constantFrom(0 as const, 1 as const),
  dies: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat({ max: 25 }) }),
});

const forms = ['pix', 'boleto', 'carne', 'card'] as const;
const opening = fc.record({
  who: fc.nat({ max: 2 }),
  form: fc.constantFrom(...forms),
  pick: fc.nat({ max: 1000 }),
  isPaid: fc.boolean(),
});

/**
 * Most buyers get as far as an open charge, some pay it; then anything happens, up to three things at the
 * same moment.
 */
export const history = fc.record({
  opening: fc.array(opening, { minLength: 1, maxLength: 3 }),
  moments: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
    minLength: 3,
    maxLength: 12,
  }),
});
