import type { Logger } from 'pino';
import { createApiPix } from '#/backend/payments/api-pix/api-pix-provider.ts';
import {
  createMercadoPago,
  type MercadoPago,
} from '#/backend/payments/mercado-pago/mercado-pago-provider.ts';
import { withCardTimeLimit, withTimeLimit } from '#/backend/payments/provider-time-limit.ts';
import type { CardProvider, Providers } from '#/backend/payments/payment-provider.ts';
import type { SimulatedBank } from '#/backend/payments/simulated-bank.ts';
import type { BackendServices } from '#/backend/request/context.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import type { Clock } from '#/domain/time/clock.ts';

interface Connections {
  clock: Clock;
  /** Origin of the page where cards are typed. */
  cardOrigin: string | undefined;
  /** Who charges cards instead of the simulated bank; its pages have to be there first. */
  realCard?: CardProvider | undefined;
  /** Hears of calls that fail; absent where whoever asks reports them itself. */
  log?: Logger;
}

/**
 * Whom each form of payment is charged by, as the settings choose (PROVIDER-1): the simulated bank for all,
 * or real ones. A form without one isn't offered.
 */
export function connectProviders(
  { apiPix, providerMs, publicUrl }: BackendSettings,
  simulatedBank: SimulatedBank | null,
  { clock, cardOrigin, realCard, log }: Connections,
): Pick<BackendServices, 'pix' | 'boleto' | 'card' | 'forms' | 'hasCarne' | 'registerWebhook'> {
  const realPix = apiPix && createApiPix(apiPix, { clock, timeoutMs: providerMs, publicUrl });
  const pix = simulatedBank?.pix ?? realPix;
  const boleto = simulatedBank?.boleto;
  const hasCarne = boleto?.hasCarne ?? false;
  // A card that nobody could type isn't offered.
  const card = cardOrigin ? (simulatedBank?.card ?? realCard) : undefined;
  return {
    pix: withTimeLimit(pix ?? noBank, providerMs, log),
    boleto: { ...withTimeLimit(boleto ?? noBank, providerMs, log), hasCarne },
    card: withCardTimeLimit(card ?? noBank, providerMs, log),
    forms: [
      ...(pix ? (['pix'] as const) : []),
      ...(boleto ? (['boleto'] as const) : []),
      ...(card ? (['cartao'] as const) : []),
    ],
    hasCarne,
    registerWebhook: () => realPix?.registerWebhook() ?? Promise.resolve(),
  };
}

/** Who charges cards for real, where the settings name it. */
export function connectMercadoPago(
  { mercadoPago, providerMs, cardPages: { origin } }: BackendSettings,
  tools: Pick<Connections, 'clock' | 'log'>,
): MercadoPago | undefined {
  if (!mercadoPago || origin === undefined) return undefined;
  return createMercadoPago(mercadoPago, { ...tools, timeoutMs: providerMs, cardOrigin: origin });
}

const refuse = () => Promise.reject(new Error('no bank is connected'));

/** Stands in until a provider is connected: charges fail as if the bank didn't respond. */
const noBank: Providers['pix'] & Providers['boleto'] & Providers['card'] = {
  name: 'none',
  hasCarne: false,
  createCharge: refuse,
  cancelCharge: refuse,
  refund: refuse,
  findCharge: refuse,
  findRefund: refuse,
  findCardCharge: refuse,
  verifyWebhook: () => false,
};
