import { os } from '#/backend/request/implementer.ts';
import { buyer, signedIn } from '#/backend/request/require-session.ts';
import { getPixCharge } from './pix-charge.ts';
import { webhookRefused } from '../purchase-errors.ts';
import { receivePixNotice } from '../charge/receive-notice.ts';
import { regenerateCharge } from './regenerate-charge.ts';

export const pixRoutes = {
  get: os.pix.get
    .use(signedIn)
    .handler(({ input, context: { db, clock, pix, session } }) =>
      getPixCharge(db, { now: clock(), pix }, session.personId, input.codigoCompra),
    ),
  regenerate: os.pix.regenerate
    .use(buyer)
    .handler(({ input, context: { db, clock, pix, boleto, card, session } }) =>
      regenerateCharge(db, { now: clock(), pix, boleto, card }, session.personId, input.codigoCompra),
    ),
  receiveWebhook: os.pix.receiveWebhook.handler(
    async ({ input, context: { db, clock, pix, boleto, card, log } }) => {
      if (!pix.verifyWebhook(input.headers)) throw webhookRefused();
      await receivePixNotice(db, { now: clock(), pix, boleto, card, log }, input.body);
      return { ok: true as const };
    },
  ),
  receiveBankNotice: os.pix.receiveBankNotice.handler(
    async ({ input, context: { db, clock, pix, boleto, card, log } }) => {
      const { params, headers, body } = input;
      if (!pix.verifyWebhook({ ...headers, 'x-webhook-token': params.segredo })) throw webhookRefused();
      await receivePixNotice(db, { now: clock(), pix, boleto, card, log }, body);
      return { ok: true as const };
    },
  ),
};
