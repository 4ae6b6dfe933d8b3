import { within } from '#/backend/gate.ts';
import type { PixProvider } from './pix-provider.ts';

/**
 * The same provider, whose every answer takes so many milliseconds at most: a late one counts as none and may
 * be asked again.
 */
export function withTimeLimit(provider: PixProvider, limitMs: number): PixProvider {
  const inTime = <Value>(call: string, answer: Promise<Value>) =>
    within(answer, limitMs, () => new Error(`${provider.name} did not answer ${call} within ${limitMs} ms`));
  return {
    name: provider.name,
    createCharge: (order) => inTime('createCharge', provider.createCharge(order)),
    cancelCharge: (txid) => inTime('cancelCharge', provider.cancelCharge(txid)),
    refund: (order) => inTime('refund', provider.refund(order)),
    verifyWebhook: (headers) => provider.verifyWebhook(headers),
  };
}
