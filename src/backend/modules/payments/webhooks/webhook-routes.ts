import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { webhookRefused } from '#/backend/modules/orders/purchase-errors.ts';
import { receivePspWebhook } from './receive-provider-webhook.ts';

export const pspRoutes = {
  receivePspWebhook: os.psp.receivePspWebhook.handler(async ({ input, context }) => {
    const { db, psp, settings, log } = context;
    const resource = input.query['data.id'];
    if (!psp?.verifyWebhookSignature(input.headers, resource)) throw webhookRefused();
    const deps = { ...paymentsOf(context), psp, publicUrl: settings.publicUrl, log };
    await receivePspWebhook(db, deps, { body: input.body, resource });
    return { ok: true as const };
  }),
};
