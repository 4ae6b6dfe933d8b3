import { createApiPix } from '#/backend/payments/api-pix/api-pix-provider.ts';
import type { Providers } from '#/backend/payments/payment-provider.ts';
import { withTimeLimit } from '#/backend/payments/provider-time-limit.ts';
import type { SimulatedBank } from '#/backend/payments/simulated-bank.ts';
import type { BackendServices } from '#/backend/request/context.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import type { Clock } from '#/domain/time/clock.ts';

/**
 * Whom each form of payment is charged by, as the settings choose (PROVIDER-1): the simulated bank for all,
 * or real ones. A form without one isn't offered.
 */
export function connectProviders(
  { apiPix, providerMs, publicUrl }: BackendSettings,
  simulatedBank: SimulatedBank | null,
  clock: Clock,
): Pick<BackendServices, 'pix' | 'boleto' | 'forms' | 'registerWebhook'> {
  const realPix = apiPix && createApiPix(apiPix, { clock, timeoutMs: providerMs, publicUrl });
  const pix = simulatedBank?.pix ?? realPix;
  const boleto = simulatedBank?.boleto;
  return {
    pix: withTimeLimit(pix ?? noBank, providerMs),
    boleto: withTimeLimit(boleto ?? noBank, providerMs),
    forms: [...(pix ? (['pix'] as const) : []), ...(boleto ? (['boleto'] as const) : [])],
    registerWebhook: () => realPix?.registerWebhook() ?? Promise.resolve(),
  };
}

const refuse = () => Promise.reject(new Error('no bank is connected'));

/** Stands in until a provider is connected: charges fail as if the bank didn't respond. */
const noBank: Providers['pix'] & Providers['boleto'] = {
  name: 'none',
  createCharge: refuse,
  cancelCharge: refuse,
  refund: refuse,
  findCharge: refuse,
  findRefund: refuse,
  verifyWebhook: () => false,
};
