import type { PixProvider } from '#/backend/payments/payment-provider.ts';
import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { buyer, signedIn } from '#/backend/request/require-session.ts';
import { getPixCharge } from './pix-charge.ts';
import { webhookRefused } from '#/backend/modules/orders/purchase-errors.ts';
import { receivePixNotice } from '../receive-notice.ts';
import { regenerateCharge } from './regenerate-charge.ts';

export const pixRoutes = {
  get: os.pix.get
    .use(signedIn)
    .handler(({ input, context: { db, clock, pix, session } }) =>
      getPixCharge(db, { now: clock(), pix }, session.personId, input.codigoCompra),
    ),
  regenerate: os.pix.regenerate
    .use(buyer)
    .handler(({ input, context }) =>
      regenerateCharge(context.db, paymentsOf(context), context.session.personId, input.codigoCompra),
    ),
  receiveWebhook: os.pix.receiveWebhook.handler(({ input, context }) =>
    receive(context, input.headers, input.body),
  ),
  receiveBankNotice: os.pix.receiveBankNotice.handler(({ input: { params, headers, body }, context }) =>
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
  await receivePixNotice(db, { ...paymentsOf(context), log }, body);
  return { ok: true };
}
