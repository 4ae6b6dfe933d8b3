import type { Logger } from 'pino';
import * as v from 'valibot';
import type { MercadoPagoSettings } from '#/backend/payment-settings.ts';
import type { Clock } from '#/domain/time/clock.ts';
import type { BoletoProvider, CardProvider, Psp } from '../payment-provider.ts';
import { chargeBoletos } from './mercado-pago-boletos.ts';
import { chargeCards } from './mercado-pago-cards.ts';
import { createMercadoPagoClient } from './mercado-pago-client.ts';
import { type MercadoPagoPayments, openMercadoPagoPayments } from './mercado-pago-payments.ts';
import { webhookSchema } from './mercado-pago-schemas.ts';
import { waitsForChallenge } from './read-card-answer.ts';
import { isSignedWebhook } from './verify-webhook.ts';

export interface CardChallenge {
  url: string;
  creq: string;
  returnUrl: string | undefined;
  isOpen: boolean;
}

export interface MercadoPago extends Psp {
  card: CardProvider | undefined;
  boleto: BoletoProvider | undefined;
  findChallenge(reference: string): Promise<CardChallenge | undefined>;
}

interface MercadoPagoDeps {
  clock: Clock;
  /** Milliseconds for one response. */
  timeoutMs: number;
  /** Origin of the page where cards are typed and challenges shown; without one no card is charged. */
  cardOrigin: string | undefined;
  log?: Logger;
}

/** Mercado Pago, by its payments API (PROVIDER-1, PROVIDER-6). */
export function createMercadoPago(
  settings: MercadoPagoSettings,
  { clock, timeoutMs, cardOrigin, log }: MercadoPagoDeps,
): MercadoPago {
  const payments = openMercadoPagoPayments(createMercadoPagoClient(settings, timeoutMs));
  const charges = (form: (typeof settings.forms)[number]) => settings.forms.includes(form);
  return {
    name: payments.calls.name,
    card:
      charges('cartao') && cardOrigin !== undefined ? chargeCards(payments, { cardOrigin, log }) : undefined,
    boleto: charges('boleto') ? chargeBoletos(payments, log) : undefined,
    findChallenge: (reference) => findChallenge(payments, reference),
    verifyWebhookSignature: (headers, resource) =>
      isSignedWebhook(
        { signature: headers['x-signature'], requestId: headers['x-request-id'], resource },
        settings.webhookSecret,
        clock(),
      ),
    readWebhook: async ({ body, resource }) => {
      const webhook = v.safeParse(webhookSchema, body);
      if (!webhook.success) return undefined;
      // Other things happen at Mercado Pago than payments.
      const { type } = webhook.output;
      if (chargebackTopics.has(type)) {
        const named = await payments.listChargedBack(resource ?? '');
        return named && readReferences(payments, named);
      }
      if (type !== 'payment') return [];
      return readReferences(payments, [resource ?? '']);
    },
  };
}

const chargebackTopics: ReadonlySet<string> = new Set(['chargebacks', 'topic_chargebacks_wh']);

/** Undefined when one of the payments is unknown, or of no charge of the shop's. */
async function readReferences(
  payments: MercadoPagoPayments,
  ids: readonly string[],
): Promise<string[] | undefined> {
  const references: string[] = [];
  for (const id of ids) {
    const payment = /^\d{1,20}$/.test(id) ? await payments.read(id) : undefined;
    const reference = payment?.external_reference ?? '';
    if (!/^[a-zA-Z0-9]{1,35}$/.test(reference)) return undefined;
    references.push(reference);
  }
  return references;
}

async function findChallenge(
  payments: MercadoPagoPayments,
  reference: string,
): Promise<CardChallenge | undefined> {
  const payment = await payments.findOf(reference);
  if (!payment?.three_ds_info) return undefined;
  const { external_resource_url: url, creq } = payment.three_ds_info;
  return { url, creq, returnUrl: payment.metadata?.return_url, isOpen: waitsForChallenge(payment) };
}
