import { os } from '#/backend/request/implementer.ts';
import { webhookRefused } from '../purchase-errors.ts';
import { receiveCardNotice } from './receive-card-notice.ts';

export const cardRoutes = {
  receiveWebhook: os.card.receiveWebhook.handler(async ({ input, context }) => {
    const { db, clock, pix, boleto, card, settings, log } = context;
    if (!card.verifyWebhook(input.headers)) throw webhookRefused();
    const { publicUrl } = settings;
    await receiveCardNotice(db, { now: clock(), pix, boleto, card, publicUrl, log }, input.body);
    return { ok: true as const };
  }),
};
