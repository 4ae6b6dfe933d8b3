import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { webhookRefused } from '#/backend/modules/orders/purchase-errors.ts';
import { receiveCardWebhook } from './receive-card-webhook.ts';

export const cardRoutes = {
  receiveCardWebhook: os.card.receiveCardWebhook.handler(async ({ input, context }) => {
    const { db, card, settings, log } = context;
    if (!card.verifyWebhook(input.headers)) throw webhookRefused();
    const deps = { ...paymentsOf(context), publicUrl: settings.publicUrl, log };
    await receiveCardWebhook(db, deps, input.body);
    return { ok: true as const };
  }),
};
