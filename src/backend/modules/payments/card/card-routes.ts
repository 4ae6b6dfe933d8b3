import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { webhookRefused } from '#/backend/modules/orders/purchase-errors.ts';
import { receiveCardNotice } from './receive-card-notice.ts';

export const cardRoutes = {
  receiveWebhook: os.card.receiveWebhook.handler(async ({ input, context }) => {
    const { db, card, settings, log } = context;
    if (!card.verifyWebhook(input.headers)) throw webhookRefused();
    const tools = { ...paymentsOf(context), publicUrl: settings.publicUrl, log };
    await receiveCardNotice(db, tools, input.body);
    return { ok: true as const };
  }),
};
