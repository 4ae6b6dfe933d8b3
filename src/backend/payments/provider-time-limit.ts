import { within } from '#/backend/gate.ts';
import type { CardProvider, PaymentProvider } from './payment-provider.ts';

/**
 * The same provider, whose every response takes so many milliseconds at most: a late one counts as none and
 * may be asked again.
 */
export function withTimeLimit<Order, Registered>(
  provider: PaymentProvider<Order, Registered>,
  limitMs: number,
): PaymentProvider<Order, Registered> {
  const inTime = limited(provider.name, limitMs);
  const findPayment = provider.findPayment?.bind(provider);
  return {
    name: provider.name,
    createCharge: (order) => inTime('createCharge', provider.createCharge(order)),
    cancelCharge: (reference) => inTime('cancelCharge', provider.cancelCharge(reference)),
    refund: (order) => inTime('refund', provider.refund(order)),
    findCharge: (reference) => inTime('findCharge', provider.findCharge(reference)),
    findRefund: (order) => inTime('findRefund', provider.findRefund(order)),
    verifyWebhook: (headers) => provider.verifyWebhook(headers),
    ...(findPayment && { findPayment: (id) => inTime('findPayment', findPayment(id)) }),
  };
}

/** As {@link withTimeLimit}, for a provider of cards. */
export function withCardTimeLimit(provider: CardProvider, limitMs: number): CardProvider {
  const inTime = limited(provider.name, limitMs);
  return {
    ...withTimeLimit(provider, limitMs),
    findCardCharge: (reference) => inTime('findCardCharge', provider.findCardCharge(reference)),
  };
}

const limited =
  (name: string, limitMs: number) =>
  <Value>(call: string, response: Promise<Value>) =>
    within(response, limitMs, () => new Error(`${name} did not respond to ${call} within ${limitMs} ms`));
