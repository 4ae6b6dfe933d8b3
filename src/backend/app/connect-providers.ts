import type { Logger } from 'pino';
import { type ApiPix, type ApiPixDeps, createApiPix } from '#/backend/payments/api-pix/api-pix-provider.ts';
import {
  createMercadoPago,
  type MercadoPago,
} from '#/backend/payments/mercado-pago/mercado-pago-provider.ts';
import {
  limited,
  withCardTimeLimit,
  withWebhookTimeLimit,
  withTimeLimit,
} from '#/backend/payments/provider-time-limit.ts';
import type { PaymentProvider, Providers } from '#/backend/payments/payment-provider.ts';
import type { SimulatedBank } from '#/backend/payments/simulated-bank.ts';
import type { BackendServices } from '#/backend/request/context.ts';
import type { ApiPixSettings } from '#/backend/payment-settings.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import type { Clock } from '#/domain/time/clock.ts';

interface Connections {
  clock: Clock;
  cardOrigin: string | undefined;
  mercadoPago?: MercadoPago | undefined;
  log?: Logger;
}

/** Providers by form of payment (PROVIDER-1): the simulated bank for all, or real ones. */
export function connectProviders(
  settings: BackendSettings,
  simulatedBank: SimulatedBank | null,
  { clock, cardOrigin, mercadoPago, log }: Connections,
): Pick<
  BackendServices,
  'pix' | 'boleto' | 'card' | 'former' | 'psp' | 'forms' | 'hasCarne' | 'needsAddress' | 'registerWebhook'
> {
  const { apiPix, providerMs, publicUrl } = settings;
  const realPix = apiPix && connectApiPix(apiPix, { clock, timeoutMs: providerMs, publicUrl });
  const pix = simulatedBank?.pix ?? realPix;
  const boleto = simulatedBank?.boleto ?? mercadoPago?.boleto;
  const { hasCarne, needsAddress } = boleto ?? noBank;
  // A card that can't be typed isn't offered.
  const card = cardOrigin ? (simulatedBank?.card ?? mercadoPago?.card) : undefined;
  return {
    pix: withTimeLimit(pix ?? noBank, providerMs, log),
    boleto: { ...withTimeLimit(boleto ?? noBank, providerMs, log), hasCarne, needsAddress },
    card: withCardTimeLimit(card ?? noBank, providerMs, log),
    former: connectFormer(settings, clock).map((provider) => withTimeLimit(provider, providerMs, log)),
    psp: mercadoPago ? withWebhookTimeLimit(mercadoPago, providerMs, log) : null,
    forms: [
      ...(pix ? (['pix'] as const) : []),
      ...(boleto ? (['boleto'] as const) : []),
      ...(card ? (['cartao'] as const) : []),
    ],
    hasCarne,
    needsAddress,
    registerWebhook: async () => {
      if (!realPix) return;
      await limited(realPix.name, providerMs, log)('registerWebhook', realPix.registerWebhook());
    },
  };
}

export function connectMercadoPago(
  { mercadoPago, providerMs, cardPages: { origin } }: BackendSettings,
  deps: Pick<Connections, 'clock' | 'log'>,
): MercadoPago | undefined {
  if (!mercadoPago) return undefined;
  const made = createMercadoPago(mercadoPago, { ...deps, timeoutMs: providerMs, cardOrigin: origin });
  const { name = made.name } = mercadoPago;
  return {
    ...made,
    name,
    card: made.card && { ...made.card, name },
    boleto: made.boleto && { ...made.boleto, name },
  };
}

function connectApiPix(settings: ApiPixSettings, deps: ApiPixDeps): ApiPix {
  const made = createApiPix(settings, deps);
  return { ...made, name: settings.name ?? made.name };
}

/** Providers of earlier settings, which only refund what they took (REFUND-13). */
function connectFormer(
  { formerProviders, providerMs, publicUrl }: BackendSettings,
  clock: Clock,
): readonly PaymentProvider<never, unknown>[] {
  const deps = { clock, timeoutMs: providerMs };
  return [
    ...formerProviders.apiPix.map((settings) => connectApiPix(settings, { ...deps, publicUrl })),
    ...formerProviders.mercadoPago.flatMap((settings) => {
      const forms = ['boleto'] as const;
      const { name, boleto } = createMercadoPago({ ...settings, forms }, { ...deps, cardOrigin: undefined });
      return boleto ? [{ ...boleto, name: settings.name ?? name }] : [];
    }),
  ];
}

const refuse = () => Promise.reject(new Error('no bank is connected'));

const noBank: Providers['pix'] & Providers['boleto'] & Providers['card'] = {
  name: 'none',
  hasCarne: false,
  needsAddress: false,
  createCharge: refuse,
  cancelCharge: refuse,
  refund: refuse,
  findCharge: refuse,
  findRefund: refuse,
  findMoney: refuse,
  findCardCharge: refuse,
  verifyWebhook: () => false,
};
