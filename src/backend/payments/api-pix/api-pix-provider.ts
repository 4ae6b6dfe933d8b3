import type * as v from 'valibot';
import type { ApiPixSettings } from '#/backend/payment-settings.ts';
import { isSameSecret } from '#/backend/crypto/same-secret.ts';
import type { Clock } from '#/domain/time/clock.ts';
import { parseResponse } from '../call-json.ts';
import type { MoneyReport, PixProvider } from '../payment-provider.ts';
import { readPixAmount, writePixAmount } from '../pix-amount.ts';
import { ProviderError, statusError } from '../provider-error.ts';
import { createApiPixClient } from './api-pix-client.ts';
import { chargeSchema, paymentSchema, refundSchema, webhookSchema } from './api-pix-schemas.ts';

export interface ApiPix extends PixProvider {
  registerWebhook(): Promise<void>;
}

export interface ApiPixDeps {
  clock: Clock;
  /** Milliseconds for one response of the bank. */
  timeoutMs: number;
  publicUrl: string;
}

export const clientVerifyHeader = 'x-ssl-client-verify';

const refusals = new Set([400, 404, 409, 410, 422]);

/** A bank that is reached by Banco Central's API Pix 2.9.0 (PROVIDER-1). */
export function createApiPix(settings: ApiPixSettings, { clock, timeoutMs, publicUrl }: ApiPixDeps): ApiPix {
  const { call } = createApiPixClient(settings, { clock, timeoutMs });

  async function readCharge(txid: string) {
    const template = '/cob/{txid}';
    const response = await call({ resource: 'cob', method: 'GET', template, path: `/cob/${txid}` });
    if (response.status === 404) return undefined;
    if (response.status !== 200) throw statusError(`GET ${template}`, response.status);
    return parseResponse(chargeSchema, `GET ${template}`, response);
  }

  const createCharge: PixProvider['createCharge'] = async ({ txid, cents, description, expiresAt }) => {
    const template = '/cob/{txid}';
    const seconds = Math.floor((expiresAt.getTime() - clock().getTime()) / 1000);
    if (seconds < 1) throw new ProviderError('the charge has expired', { isRetryable: false });
    const response = await call({
      resource: 'cob',
      method: 'PUT',
      template,
      path: `/cob/${txid}`,
      body: {
        calendario: { expiracao: seconds },
        valor: { original: writePixAmount(cents) },
        chave: settings.key,
        solicitacaoPagador: description.slice(0, 140),
      },
    });
    const isMade = response.status === 200 || response.status === 201;
    // A txid that is taken is refused: it is ours when the response to an earlier try got lost.
    const charge = isMade
      ? parseResponse(chargeSchema, `PUT ${template}`, response)
      : refusals.has(response.status)
        ? await readCharge(txid)
        : undefined;
    if (!charge) throw statusError(`PUT ${template}`, response.status);
    const isOurs =
      charge.txid === txid && charge.chave === settings.key && readPixAmount(charge.valor.original) === cents;
    if (!isOurs) throw new ProviderError('the bank has another charge of this txid', { isRetryable: false });
    if (charge.pixCopiaECola === undefined) {
      throw new ProviderError('the bank made a charge without a code to pay it by', { isRetryable: true });
    }
    return { brcode: charge.pixCopiaECola };
  };

  const cancelCharge: PixProvider['cancelCharge'] = async (txid) => {
    const template = '/cob/{txid}';
    const response = await call({
      resource: 'cob',
      method: 'PATCH',
      template,
      path: `/cob/${txid}`,
      body: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' },
    });
    if (response.status === 200) return;
    if (!refusals.has(response.status)) throw statusError(`PATCH ${template}`, response.status);
    // One that is paid, removed or was never made can't be removed, and needn't be.
    const charge = await readCharge(txid);
    if (charge?.status === 'ATIVA') throw statusError(`PATCH ${template}`, response.status);
  };

  async function readRefund(endToEndId: string, id: string) {
    const template = '/pix/{e2eid}/devolucao/{id}';
    const path = `/pix/${endToEndId}/devolucao/${id}`;
    const response = await call({ resource: 'pix', method: 'GET', template, path });
    if (response.status === 404) return undefined;
    if (response.status !== 200) throw statusError(`GET ${template}`, response.status);
    return parseResponse(refundSchema, `GET ${template}`, response).status;
  }

  async function readPayment(endToEndId: string) {
    const template = '/pix/{e2eid}';
    const response = await call({ resource: 'pix', method: 'GET', template, path: `/pix/${endToEndId}` });
    if (response.status === 404) return undefined;
    if (response.status !== 200) throw statusError(`GET ${template}`, response.status);
    return parseResponse(paymentSchema, `GET ${template}`, response);
  }

  const refund: PixProvider['refund'] = async ({ id, endToEndId, cents, to }) => {
    // API Pix gives money back the way it came, and has no call that sends it anywhere else.
    if (to) return { status: 'NAO_REALIZADO', providerId: undefined };
    const template = '/pix/{e2eid}/devolucao/{id}';
    const known = await readRefund(endToEndId, id);
    if (known) return { status: known, providerId: id };
    const response = await call({
      resource: 'pix',
      method: 'PUT',
      template,
      path: `/pix/${endToEndId}/devolucao/${id}`,
      body: { valor: writePixAmount(cents) },
    });
    if (response.status === 200 || response.status === 201) {
      return { status: parseResponse(refundSchema, `PUT ${template}`, response).status, providerId: id };
    }
    if (!refusals.has(response.status)) throw statusError(`PUT ${template}`, response.status);
    const made = await readRefund(endToEndId, id);
    return { status: made ?? 'NAO_REALIZADO', providerId: made && id };
  };

  return {
    name: 'api-pix',
    createCharge,
    cancelCharge,
    refund,
    findCharge: async (txid) => {
      const charge = await readCharge(txid);
      if (!charge) return undefined;
      const { criacao, expiracao } = charge.calendario;
      const endsAt = Date.parse(criacao) + expiracao * 1000;
      return {
        isOpen: charge.status === 'ATIVA' && clock().getTime() < endsAt,
        payments: charge.pix
          .map(({ endToEndId, valor, horario }) => ({
            endToEndId,
            cents: readPixAmount(valor),
            paidAt: new Date(horario),
          }))
          .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime()),
      };
    },
    findRefund: ({ id, endToEndId }) => readRefund(endToEndId, id),
    findMoney: async (endToEndId) => {
      const payment = await readPayment(endToEndId);
      return payment && readMoney(payment);
    },
    verifyWebhook: (headers) =>
      isSameSecret(headers['x-webhook-token'], settings.webhookSecret) &&
      (!settings.hasVerifyingProxy || headers[clientVerifyHeader] === 'SUCCESS'),
    findPayment: async (endToEndId) => {
      const payment = await readPayment(endToEndId);
      return (
        payment && {
          endToEndId: payment.endToEndId,
          txid: payment.txid,
          cents: readPixAmount(payment.valor),
          paidAt: new Date(payment.horario),
        }
      );
    },
    registerWebhook: async () => {
      const template = '/webhook/{chave}';
      const path = `/webhook/${encodeURIComponent(settings.key)}`;
      const webhookUrl = `${publicUrl}/api/webhook/${settings.webhookSecret}`;
      const known = await call({ resource: 'webhook', method: 'GET', template, path });
      if (
        known.status === 200 &&
        parseResponse(webhookSchema, `GET ${template}`, known).webhookUrl === webhookUrl
      ) {
        return;
      }
      const response = await call({
        resource: 'webhook',
        method: 'PUT',
        template,
        path,
        body: { webhookUrl },
      });
      if (response.status < 200 || response.status > 204)
        throw statusError(`PUT ${template}`, response.status);
    },
  };
}

/** Where the money of a Pix is. A dispute isn't seen before the bank has taken the money back (MED). */
function readMoney({
  valor: paid,
  devolucoes,
  horario: paidAt,
}: v.InferOutput<typeof paymentSchema>): MoneyReport {
  return {
    paidCents: readPixAmount(paid),
    hasOurIds: true,
    refunds: devolucoes.map(({ id, valor, status, natureza, horario }) => ({
      id,
      cents: readPixAmount(valor),
      status,
      kind: natureza?.startsWith('MED') ? ('MED' as const) : ('DEVOLUCAO' as const),
      at: new Date(horario.solicitacao ?? paidAt),
    })),
    dispute: undefined,
    // API Pix speaks neither of fees nor of when money may be used: a Pix is there at once.
    feeCents: 0,
    releasedAt: new Date(paidAt),
  };
}
