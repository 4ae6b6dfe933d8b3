import { os } from '#/backend/request/implementer.ts';
import { webhookRefused } from '../purchase-errors.ts';
import { receiveCardNotice } from './receive-card-notice.ts';

export const cardRoutes = {
  receiveWebhook: os.card.receiveWebhook.handler(async ({ input, context }) => {
    const { db, clock, pix, boleto, card, settings, log } = context;
    const resource = input.query['data.id'];
    if (!card.verifyWebhook(input.headers, resource)) throw webhookRefused();
    const { publicUrl } = settings;
    await receiveCardNotice(
      db,
      { now: clock(), pix, boleto, card, publicUrl, log },
      { body: input.body, resource },
    );
    return { ok: true as const };
  }),
};
