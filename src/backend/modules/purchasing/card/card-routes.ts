import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { webhookRefused } from '../purchase-errors.ts';
import { receiveCardNotice } from './receive-card-notice.ts';

export const cardRoutes = {
  receiveWebhook: os.card.receiveWebhook.handler(async ({ input, context }) => {
    const { db, card, settings, log } = context;
    const resource = input.query['data.id'];
    if (!card.verifyWebhook(input.headers, resource)) throw webhookRefused();
    const tools = { ...paymentsOf(context), publicUrl: settings.publicUrl, log };
    await receiveCardNotice(db, tools, { body: input.body, resource });
    return { ok: true as const };
  }),
};
