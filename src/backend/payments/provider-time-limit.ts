import type { Logger } from 'pino';
import { measureProviderCall, type Outcome } from '#/domain/telemetry/measures.ts';
import { inSpan } from '#/domain/telemetry/spans.ts';
import { within } from '#/domain/request/semaphore.ts';
import type { CardProvider, Psp, PaymentProvider } from './payment-provider.ts';
import { ProviderError } from './provider-error.ts';

/** Limits every call of a provider to a time and logs failures. */
export function withTimeLimit<Order, Registered>(
  provider: PaymentProvider<Order, Registered>,
  limitMs: number,
  log?: Logger,
): PaymentProvider<Order, Registered> {
  const inTime = limited(provider.name, limitMs, log);
  const findPayment = provider.findPayment?.bind(provider);
  return {
    name: provider.name,
    createCharge: (order) => inTime('createCharge', provider.createCharge(order)),
    cancelCharge: (reference) => inTime('cancelCharge', provider.cancelCharge(reference)),
    refund: (order) => inTime('refund', provider.refund(order)),
    findCharge: (reference) => inTime('findCharge', provider.findCharge(reference)),
    verifyWebhook: (headers) => provider.verifyWebhook(headers),
    findRefund: (order) => inTime('findRefund', provider.findRefund(order)),
    findMoney: (endToEndId) => inTime('findMoney', provider.findMoney(endToEndId)),
    ...(findPayment && {
      findPayment: (id) => inTime('findPayment', findPayment(id)),
    }),
  };
}

export function withCardTimeLimit(provider: CardProvider, limitMs: number, log?: Logger): CardProvider {
  const inTime = limited(provider.name, limitMs, log);
  return {
    ...withTimeLimit(provider, limitMs, log),
    findCardCharge: (reference) => inTime('findCardCharge', provider.findCardCharge(reference)),
  };
}

export function withWebhookTimeLimit(psp: Psp, limitMs: number, log?: Logger): Psp {
  const inTime = limited(psp.name, limitMs, log);
  return {
    name: psp.name,
    verifyWebhookSignature: (headers, resource) => psp.verifyWebhookSignature(headers, resource),
    readWebhook: (webhook) => inTime('readNotice', psp.readWebhook(webhook)),
  };
}

/** The provider is there, and doesn't want what was asked. */
const isRefusal = (error: unknown) => error instanceof ProviderError && !error.isRetryable;

export const limited =
  (name: string, limitMs: number, log: Logger | undefined) =>
  <Value>(call: string, response: Promise<Value>) => {
    const late = () => new Error(`${name} did not respond to ${call} within ${limitMs} ms`);
    const startedAt = performance.now();
    const measure = (outcome: Outcome | 'refused') =>
      measureProviderCall(startedAt, { provider: name, call, outcome });
    const inTime = inSpan(
      () => ({ name: `${name} ${call}`, isCall: true }),
      () => within(response, limitMs, late),
    );
    return inTime.then(
      (value) => {
        measure('ok');
        return value;
      },
      (error: unknown) => {
        measure(isRefusal(error) ? 'refused' : 'failed');
        log?.warn({ err: error, provedor: name, chamada: call }, 'call of a payment provider failed');
        throw error;
      },
    );
  };
