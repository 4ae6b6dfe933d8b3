import type { Payments, Providers } from '#/backend/payments/payment-provider.ts';

const refuse = () => Promise.reject(new Error('no one is charged here'));

const idleBank: Providers['pix'] & Providers['boleto'] & Providers['card'] = {
  name: 'ninguem',
  hasCarne: true,
  needsAddress: false,
  createCharge: refuse,
  cancelCharge: refuse,
  refund: refuse,
  findCharge: () => Promise.resolve(undefined),
  findCardCharge: () => Promise.resolve(undefined),
  findRefund: () => Promise.resolve(undefined),
  findMoney: () => Promise.resolve(undefined),
  verifyWebhook: () => false,
};

export function paymentsAt(
  now: Date,
  { pix, boleto, card }: Providers = { pix: idleBank, boleto: idleBank, card: idleBank },
): Payments {
  return { now, pix, boleto, card };
}
