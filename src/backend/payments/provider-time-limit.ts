import { within } from '#/backend/gate.ts';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * The same provider, whose every answer takes so many milliseconds at most: a late one counts as none and may
 * be asked again.
 */
export function withTimeLimit<Order, Registered>(
  provider: PaymentProvider<Order, Registered>,
  limitMs: number,
): PaymentProvider<Order, Registered> {
  const inTime = <Value>(call: string, answer: Promise<Value>) =>
    within(answer, limitMs, () => new Error(`${provider.name} did not answer ${call} within ${limitMs} ms`));
  return {
    name: provider.name,
    createCharge: (order) => inTime('createCharge', provider.createCharge(order)),
    cancelCharge: (reference) => inTime('cancelCharge', provider.cancelCharge(reference)),
    refund: (order) => inTime('refund', provider.refund(order)),
    verifyWebhook: (headers) => provider.verifyWebhook(headers),
  };
}
