import type { Logger } from 'pino';
import * as v from 'valibot';
import type { RefundStatus } from '#/domain/sale/charge-state.ts';
import { type JsonResponse, parseResponse } from '../call-json.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { statusError } from '../provider-error.ts';
import type { MercadoPagoClient } from './mercado-pago-client.ts';
import {
  chargebackSchema,
  type MercadoPagoPayment,
  paymentSchema,
  problemSchema,
  refundSchema,
  searchSchema,
} from './mercado-pago-schemas.ts';
import { isUndecided, wasPaid } from './read-card-answer.ts';
import { readMoney, refundStatuses } from './read-money.ts';

export interface MercadoPagoPayments {
  read(id: string): Promise<MercadoPagoPayment | undefined>;
  findOf(reference: string): Promise<MercadoPagoPayment | undefined>;
  listChargedBack(id: string): Promise<string[] | undefined>;
  /**
   * Makes a payment, once for each key.
   * @returns the reason when refused
   * @throws `ProviderError` for everything else
   */
  make(command: string, reference: string, body: object): Promise<MercadoPagoPayment | Refusal>;
  calls: Pick<
    PaymentProvider<never, never>,
    'name' | 'cancelCharge' | 'refund' | 'findCharge' | 'findRefund' | 'findMoney' | 'verifyWebhook'
  >;
}

export interface Refusal {
  status: number;
  causes: readonly string[];
}

const refusals = new Set([400, 404, 422]);
const CONFLICT = 409;

export function openMercadoPagoPayments({ call }: MercadoPagoClient): MercadoPagoPayments {
  const read: MercadoPagoPayments['read'] = async (id) => {
    const template = '/v1/payments/{id}';
    const response = await call({ method: 'GET', template, path: `/v1/payments/${id}` });
    if (response.status === 404 || response.status === 400) return undefined;
    if (response.status !== 200) throw statusError(`GET ${template}`, response.status);
    return parseResponse(paymentSchema, `GET ${template}`, response);
  };

  const listChargedBack: MercadoPagoPayments['listChargedBack'] = async (id) => {
    if (!/^[a-zA-Z0-9-]{1,40}$/.test(id)) return undefined;
    const template = '/v1/chargebacks/{id}';
    const response = await call({ method: 'GET', template, path: `/v1/chargebacks/${id}` });
    if (response.status === 404 || response.status === 400) return undefined;
    if (response.status !== 200) throw statusError(`GET ${template}`, response.status);
    return parseResponse(chargebackSchema, `GET ${template}`, response).payments.map((payment) => payment.id);
  };

  const findOf: MercadoPagoPayments['findOf'] = async (reference) => {
    const template = '/v1/payments/search';
    const query = new URLSearchParams({
      sort: 'date_created',
      criteria: 'desc',
      external_reference: reference,
    }).toString();
    const response = await call({ method: 'GET', template, path: `${template}?${query}` });
    if (response.status !== 200) throw statusError(`GET ${template}`, response.status);
    const { results } = parseResponse(searchSchema, `GET ${template}`, response);
    const found: MercadoPagoPayment[] = [];
    for (const { id } of results.slice(0, 5)) {
      const payment = await read(id);
      if (payment?.external_reference === reference) found.push(payment);
    }
    return found.find(wasPaid) ?? found.find(isUndecided) ?? found[0];
  };

  const make: MercadoPagoPayments['make'] = async (command, reference, body) => {
    const template = '/v1/payments';
    const response = await call({ method: 'POST', template, path: template, command, body });
    if (response.status === 200 || response.status === 201) {
      return parseResponse(paymentSchema, `POST ${template}`, response);
    }
    const { status } = response;
    if (!refusals.has(status) && status !== CONFLICT) throw statusError(`POST ${template}`, status);
    const before = await findOf(reference);
    if (!before && status === CONFLICT) throw statusError(`POST ${template}`, status);
    return before ?? { status, causes: causesOf(response) };
  };

  const cancelCharge: MercadoPagoPayments['calls']['cancelCharge'] = async (reference) => {
    const template = '/v1/payments/{id}';
    const payment = await findOf(reference);
    if (!payment || !isUndecided(payment)) return;
    const response = await call({
      method: 'PUT',
      template,
      path: `/v1/payments/${payment.id}`,
      command: `cancel ${reference}`,
      body: { status: 'cancelled' },
    });
    if (response.status === 200) return;
    if (!refusals.has(response.status)) throw statusError(`PUT ${template}`, response.status);
    const now = await read(payment.id);
    if (now && isUndecided(now)) throw statusError(`PUT ${template}`, response.status);
  };

  const refund: MercadoPagoPayments['calls']['refund'] = async ({ id, endToEndId, cents, to }) => {
    // Money goes back the way it came, and nowhere else.
    if (to) return notMade;
    const template = '/v1/payments/{id}/refunds';
    const response = await call({
      method: 'POST',
      template,
      path: `/v1/payments/${endToEndId}/refunds`,
      command: `refund ${id}`,
      body: { amount: cents / 100 },
    });
    if (response.status === 200 || response.status === 201) {
      const { id: providerId, status } = parseResponse(refundSchema, `POST ${template}`, response);
      return { providerId, status: refundStatuses[status] };
    }
    if (!refusals.has(response.status)) throw statusError(`POST ${template}`, response.status);
    return notMade;
  };

  async function readRefund(paymentId: string, id: string): Promise<RefundStatus | undefined> {
    const template = '/v1/payments/{id}/refunds/{refund_id}';
    const path = `/v1/payments/${paymentId}/refunds/${id}`;
    const response = await call({ method: 'GET', template, path });
    if (response.status === 404) return undefined;
    if (response.status !== 200) throw statusError(`GET ${template}`, response.status);
    return refundStatuses[parseResponse(refundSchema, `GET ${template}`, response).status];
  }

  return {
    read,
    findOf,
    listChargedBack,
    make,
    calls: {
      name: 'mercado-pago',
      cancelCharge,
      refund,
      findCharge: async (reference) => {
        const payment = await findOf(reference);
        if (!payment) return undefined;
        const { id, transaction_amount: cents, date_approved, date_created } = payment;
        return {
          isOpen: isUndecided(payment),
          payments: wasPaid(payment)
            ? [{ endToEndId: id, cents, paidAt: date_approved ?? date_created }]
            : [],
        };
      },
      findRefund: ({ endToEndId, providerId }) =>
        providerId === null ? Promise.resolve(undefined) : readRefund(endToEndId, providerId),
      findMoney: async (endToEndId) => {
        const payment = await read(endToEndId);
        return payment && readMoney(payment);
      },
      verifyWebhook: () => false,
    },
  };
}

const notMade = { status: 'NAO_REALIZADO', providerId: undefined } as const;

export const isRefusal = (made: MercadoPagoPayment | Refusal): made is Refusal => 'causes' in made;

export function logRefusal(log: Logger | undefined, { status, causes }: Refusal): void {
  log?.error({ status, causas: causes }, 'Mercado Pago refuses what the shop asks for');
}

function causesOf({ body }: JsonResponse): string[] {
  const problem = v.safeParse(problemSchema, body);
  return problem.success ? problem.output.cause.map(({ code }) => code) : [];
}
