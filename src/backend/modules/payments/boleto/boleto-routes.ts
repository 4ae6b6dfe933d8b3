import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { receiveBoletoNotice } from '../receive-notice.ts';
import { webhookRefused } from '#/backend/modules/orders/purchase-errors.ts';
import { getBoletos, getBoletosOfLink } from './boleto-view.ts';
import { previewRenewal, renewBoleto } from './renew-boleto.ts';

export const boletoRoutes = {
  get: os.boleto.get
    .use(signedIn)
    .handler(({ input, context: { db, clock, boleto, keys, session } }) =>
      getBoletos(db, { now: clock(), boleto, keys }, session.personId, input.codigoCompra),
    ),
  print: os.boleto.print.handler(({ input, context: { db, clock, boleto, keys, session } }) =>
    getBoletosOfLink(db, { now: clock(), boleto, keys }, input.v, session?.personId ?? null),
  ),
  previewRenewal: os.boleto.previewRenewal.handler(({ input, context: { db, clock, keys } }) =>
    previewRenewal(db, { now: clock(), keys }, input.v),
  ),
  renew: os.boleto.renew.handler(({ input, context }) => {
    const { db, keys, session } = context;
    return renewBoleto(db, { ...paymentsOf(context), keys }, input.v, session?.personId ?? null);
  }),
  receiveWebhook: os.boleto.receiveWebhook.handler(async ({ input, context }) => {
    const { db, boleto, log } = context;
    if (!boleto.verifyWebhook(input.headers)) throw webhookRefused();
    await receiveBoletoNotice(db, { ...paymentsOf(context), log }, input.body);
    return { ok: true as const };
  }),
};
