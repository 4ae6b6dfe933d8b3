import type { PixProvider } from '#/backend/payments/payment-provider.ts';
import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { buyer, signedIn } from '#/backend/request/require-session.ts';
import { getPixCharge } from './pix-charge.ts';
import { webhookRefused } from '#/backend/modules/orders/purchase-errors.ts';
import { receivePixWebhook } from '../receive-webhook.ts';
import { regenerateCharge } from './regenerate-charge.ts';

export const pixRoutes = {
  getPixCharge: os.pix.getPixCharge
    .use(signedIn)
    .handler(({ input, context: { db, clock, pix, session } }) =>
      getPixCharge(db, { now: clock(), pix }, session.personId, input.codigoCompra),
    ),
  regeneratePixCharge: os.pix.regeneratePixCharge
    .use(buyer)
    .handler(({ input, context }) =>
      regenerateCharge(context.db, paymentsOf(context), context.session.personId, input.codigoCompra),
    ),
  receivePixWebhook: os.pix.receivePixWebhook.handler(({ input, context }) =>
    receive(context, input.headers, input.body),
  ),
  receiveBankWebhook: os.pix.receiveBankWebhook.handler(({ input: { params, headers, body }, context }) =>
    receive(context, { ...headers, 'x-webhook-token': params.segredo }, body),
  ),
};

async function receive(
  context: RequestContext,
  headers: Parameters<PixProvider['verifyWebhook']>[0],
  body: unknown,
): Promise<{ ok: true }> {
  const { db, pix, log } = context;
  if (!pix.verifyWebhook(headers)) throw webhookRefused();
  await receivePixWebhook(db, { ...paymentsOf(context), log }, body);
  return { ok: true };
}
