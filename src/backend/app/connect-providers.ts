import { createApiPix } from '#/backend/payments/api-pix/api-pix-provider.ts';
import type { Providers } from '#/backend/payments/payment-provider.ts';
import { withCardTimeLimit, withTimeLimit } from '#/backend/payments/provider-time-limit.ts';
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
  { clock, cardOrigin }: { clock: Clock; cardOrigin: string | undefined },
): Pick<BackendServices, 'pix' | 'boleto' | 'card' | 'forms' | 'registerWebhook'> {
  const realPix = apiPix && createApiPix(apiPix, { clock, timeoutMs: providerMs, publicUrl });
  const pix = simulatedBank?.pix ?? realPix;
  const boleto = simulatedBank?.boleto;
  // A card that nobody could type isn't offered.
  const card = cardOrigin ? simulatedBank?.card : undefined;
  return {
    pix: withTimeLimit(pix ?? noBank, providerMs),
    boleto: withTimeLimit(boleto ?? noBank, providerMs),
    card: withCardTimeLimit(card ?? noBank, providerMs),
    forms: [
      ...(pix ? (['pix'] as const) : []),
      ...(boleto ? (['boleto'] as const) : []),
      ...(card ? (['cartao'] as const) : []),
    ],
    registerWebhook: () => realPix?.registerWebhook() ?? Promise.resolve(),
  };
}

const refuse = () => Promise.reject(new Error('no bank is connected'));

/** Stands in until a provider is connected: charges fail as if the bank didn't respond. */
const noBank: Providers['pix'] & Providers['boleto'] & Providers['card'] = {
  name: 'none',
  createCharge: refuse,
  cancelCharge: refuse,
  refund: refuse,
  findCharge: refuse,
  findRefund: refuse,
  findCardCharge: refuse,
  verifyWebhook: () => false,
};
