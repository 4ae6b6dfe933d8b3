import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { receiveBoletoWebhook } from '../receive-webhook.ts';
import { webhookRefused } from '#/backend/modules/orders/purchase-errors.ts';
import { getBoletos, getBoletosOfLink } from './boleto-view.ts';
import { previewRenewal, renewBoleto } from './renew-boleto.ts';

export const boletoRoutes = {
  getBoletos: os.boleto.getBoletos
    .use(signedIn)
    .handler(({ input, context: { db, clock, boleto, keys, session } }) =>
      getBoletos(db, { now: clock(), boleto, keys }, session.personId, input.codigoCompra),
    ),
  printBoletos: os.boleto.printBoletos.handler(({ input, context: { db, clock, boleto, keys, session } }) =>
    getBoletosOfLink(db, { now: clock(), boleto, keys }, input.v, session?.personId ?? null),
  ),
  previewBoletoRenewal: os.boleto.previewBoletoRenewal.handler(({ input, context: { db, clock, keys } }) =>
    previewRenewal(db, { now: clock(), keys }, input.v),
  ),
  renewBoleto: os.boleto.renewBoleto.handler(({ input, context }) => {
    const { db, keys, session } = context;
    return renewBoleto(db, { ...paymentsOf(context), keys }, input.v, session?.personId ?? null);
  }),
  receiveBoletoWebhook: os.boleto.receiveBoletoWebhook.handler(async ({ input, context }) => {
    const { db, boleto, log } = context;
    if (!boleto.verifyWebhook(input.headers)) throw webhookRefused();
    await receiveBoletoWebhook(db, { ...paymentsOf(context), log }, input.body);
    return { ok: true as const };
  }),
};
