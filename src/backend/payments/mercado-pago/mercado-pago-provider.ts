import type { Logger } from 'pino';
import * as v from 'valibot';
import type { MercadoPagoSettings } from '#/backend/payment-settings.ts';
import type { RefundStatus } from '#/domain/sale/charge-state.ts';
import { STATEMENT_NAME } from '#/domain/sale/card/card-state.ts';
import type { Clock } from '#/domain/time/clock.ts';
import { type JsonResponse, parseResponse } from '../call-json.ts';
import type { CardAnswer, CardProvider } from '../payment-provider.ts';
import { statusError } from '../provider-error.ts';
import { readCardToken } from './card-token.ts';
import { createMercadoPagoClient } from './mercado-pago-client.ts';
import {
  type MercadoPagoPayment,
  noticeSchema,
  paymentSchema,
  problemSchema,
  refundSchema,
  searchSchema,
} from './mercado-pago-schemas.ts';
import { isUndecided, readCardAnswer, waitsForChallenge, wasPaid } from './read-card-answer.ts';
import { isSignedNotice } from './verify-notice.ts';

/** What the card's bank wants to ask its owner, and where. */
export interface CardChallenge {
  /** A page of the card's bank, whichever that is. */
  url: string;
  /** Is posted there. */
  creq: string;
  /** Where the buyer goes on. */
  returnUrl: string | undefined;
  /** False once it was answered, or nobody waits for it any more. */
  isOpen: boolean;
}

export interface MercadoPago extends CardProvider {
  /** Undefined for a charge that is unknown or asked for no challenge. */
  findChallenge(reference: string): Promise<CardChallenge | undefined>;
}

interface MercadoPagoTools {
  clock: Clock;
  /** Milliseconds for one response. */
  timeoutMs: number;
  /** Origin of the page where cards are typed and challenges shown. */
  cardOrigin: string;
  log?: Logger;
}

/** How a deed that was understood and won't be done is responded to. */
const refusals = new Set([400, 404, 422]);
/** Causes that speak of the token: unknown, used, or of another application. */
const tokenCauses = new Set(['2006', '2062', '3000', '3003']);

const refundStatuses: Readonly<Record<v.InferOutput<typeof refundSchema>['status'], RefundStatus>> = {
  approved: 'DEVOLVIDO',
  in_process: 'EM_PROCESSAMENTO',
  rejected: 'NAO_REALIZADO',
};

/** Cards at Mercado Pago, by its payments API (PROVIDER-1, PROVIDER-6). */
export function createMercadoPago(
  settings: MercadoPagoSettings,
  { clock, timeoutMs, cardOrigin, log }: MercadoPagoTools,
): MercadoPago {
  const { call } = createMercadoPagoClient(settings, timeoutMs);

  /** Undefined when there is none of this id. */
  async function readPayment(id: string): Promise<MercadoPagoPayment | undefined> {
    const template = '/v1/payments/{id}';
    const response = await call({
      method: 'GET',
      template,
      path: `/v1/payments/${id}`,
    });
    // What can't be an id is no payment either.
    if (response.status === 404 || response.status === 400) return undefined;
    if (response.status !== 200) throw statusError(`GET ${template}`, response.status);
    return parseResponse(paymentSchema, `GET ${template}`, response);
  }

  /**
   * The payment of a charge; one that was paid, should there be several. The search may lag behind, so that
   * what it finds is read anew.
   */
  async function findPaymentOf(reference: string): Promise<MercadoPagoPayment | undefined> {
    const template = '/v1/payments/search';
    const query = new URLSearchParams({
      sort: 'date_created',
      criteria: 'desc',
      external_reference: reference,
    }).toString();
    const response = await call({
      method: 'GET',
      template,
      path: `${template}?${query}`,
    });
    if (response.status !== 200) throw statusError(`GET ${template}`, response.status);
    const { results } = parseResponse(searchSchema, `GET ${template}`, response);
    const found: MercadoPagoPayment[] = [];
    for (const { id } of results.slice(0, 5)) {
      const payment = await readPayment(id);
      if (payment?.external_reference === reference) found.push(payment);
    }
    return found.find(wasPaid) ?? found.find(isUndecided) ?? found[0];
  }

  const answerOf = (payment: MercadoPagoPayment, reference: string) =>
    readCardAnswer(payment, `${cardOrigin}/desafio/${reference}`);

  const createCharge: CardProvider['createCharge'] = async (order) => {
    const { reference, cents, installments, description, payer } = order;
    const token = readCardToken(order.token);
    if (!token) return { card: undefined, status: 'refused', reason: 'DADOS_DO_CARTAO' };
    const template = '/v1/payments';
    const response = await call({
      method: 'POST',
      template,
      path: template,
      deed: `card ${reference}`,
      body: {
        transaction_amount: cents / 100,
        token: token.id,
        description,
        installments,
        payment_method_id: token.method,
        ...(token.issuer !== undefined && { issuer_id: token.issuer }),
        payer: {
          email: payer.email,
          identification: { type: 'CPF', number: payer.cpf },
        },
        capture: true,
        three_d_secure_mode: 'optional',
        external_reference: reference,
        statement_descriptor: STATEMENT_NAME,
        metadata: { return_url: order.returnUrl },
      },
    });
    if (response.status === 200 || response.status === 201) {
      return answerOf(parseResponse(paymentSchema, `POST ${template}`, response), reference);
    }
    if (!refusals.has(response.status)) throw statusError(`POST ${template}`, response.status);
    // A token has one use: what it was used for may be this very charge.
    const made = await findPaymentOf(reference);
    return made ? answerOf(made, reference) : refusedCall(response);
  };

  /** Nothing was charged, and asking again would bring the same. */
  function refusedCall(response: JsonResponse): CardAnswer {
    const read = v.safeParse(problemSchema, response.body);
    const causes = read.success ? read.output.cause.map(({ code }) => code) : [];
    const isToken = causes.some((code) => tokenCauses.has(code));
    if (!isToken) {
      log?.error({ status: response.status, causas: causes }, 'Mercado Pago refuses what the shop asks for');
    }
    return {
      card: undefined,
      status: 'refused',
      reason: isToken ? 'DADOS_DO_CARTAO' : 'OUTRO',
    };
  }

  const cancelCharge: CardProvider['cancelCharge'] = async (reference) => {
    const template = '/v1/payments/{id}';
    const payment = await findPaymentOf(reference);
    if (!payment || !isUndecided(payment)) return;
    const response = await call({
      method: 'PUT',
      template,
      path: `/v1/payments/${payment.id}`,
      deed: `cancel ${reference}`,
      body: { status: 'cancelled' },
    });
    if (response.status === 200) return;
    if (!refusals.has(response.status)) throw statusError(`PUT ${template}`, response.status);
    // One that was decided a moment ago can't be taken back, and needn't be.
    const now = await readPayment(payment.id);
    if (now && isUndecided(now)) throw statusError(`PUT ${template}`, response.status);
  };

  const refund: CardProvider['refund'] = async ({ id, endToEndId, cents, to }) => {
    // Money of a card goes back to the card, and nowhere else.
    if (to) return 'NAO_REALIZADO';
    const template = '/v1/payments/{id}/refunds';
    const response = await call({
      method: 'POST',
      template,
      path: `/v1/payments/${endToEndId}/refunds`,
      deed: `refund ${id}`,
      body: { amount: cents / 100 },
    });
    if (response.status === 200 || response.status === 201) {
      const asked = parseResponse(refundSchema, `POST ${template}`, response);
      return asked.status === 'in_process' ? readRefund(endToEndId, asked.id) : refundStatuses[asked.status];
    }
    if (!refusals.has(response.status)) throw statusError(`POST ${template}`, response.status);
    // The shop never asks for more than was paid: where less is left, this part went back already.
    const payment = await readPayment(endToEndId);
    const isBack =
      payment !== undefined && payment.transaction_amount - payment.transaction_amount_refunded < cents;
    return isBack ? 'DEVOLVIDO' : 'NAO_REALIZADO';
  };

  async function readRefund(paymentId: string, id: string): Promise<RefundStatus> {
    const template = '/v1/payments/{id}/refunds/{refund_id}';
    const path = `/v1/payments/${paymentId}/refunds/${id}`;
    const response = await call({ method: 'GET', template, path });
    if (response.status !== 200) throw statusError(`GET ${template}`, response.status);
    return refundStatuses[parseResponse(refundSchema, `GET ${template}`, response).status];
  }

  return {
    name: 'mercado-pago',
    createCharge,
    cancelCharge,
    refund,
    findCardCharge: async (reference) => {
      const payment = await findPaymentOf(reference);
      return payment && answerOf(payment, reference);
    },
    findCharge: async (reference) => {
      const payment = await findPaymentOf(reference);
      if (!payment) return undefined;
      const { id, transaction_amount: cents, date_approved, date_created } = payment;
      return {
        isOpen: isUndecided(payment),
        payments: wasPaid(payment) ? [{ endToEndId: id, cents, paidAt: date_approved ?? date_created }] : [],
      };
    },
    // By an id of ours no refund is found: it is asked for again, which does nothing twice.
    findRefund: () => Promise.resolve(undefined),
    verifyWebhook: (headers, resource) =>
      isSignedNotice(
        {
          signature: headers['x-signature'],
          requestId: headers['x-request-id'],
          resource,
        },
        settings.webhookSecret,
        clock(),
      ),
    readNotice: async ({ body, resource }) => {
      const notice = v.safeParse(noticeSchema, body);
      if (!notice.success) return undefined;
      // Other things happen at Mercado Pago than payments.
      if (notice.output.type !== 'payment') return [];
      const payment = /^\d{1,20}$/.test(resource ?? '') ? await readPayment(resource!) : undefined;
      const reference = payment?.external_reference ?? '';
      return /^[a-zA-Z0-9]{1,35}$/.test(reference) ? [reference] : undefined;
    },
    findChallenge: async (reference) => {
      const payment = await findPaymentOf(reference);
      if (!payment?.three_ds_info) return undefined;
      const { external_resource_url: url, creq } = payment.three_ds_info;
      return {
        url,
        creq,
        returnUrl: payment.metadata?.return_url,
        isOpen: waitsForChallenge(payment),
      };
    },
  };
}
