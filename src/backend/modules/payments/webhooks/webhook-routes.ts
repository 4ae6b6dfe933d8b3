import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { webhookRefused } from '#/backend/modules/orders/purchase-errors.ts';
import { receiveGatewayNotice } from './receive-provider-webhook.ts';

export const gatewayRoutes = {
  receiveWebhook: os.gateway.receiveWebhook.handler(async ({ input, context }) => {
    const { db, gateway, settings, log } = context;
    const resource = input.query['data.id'];
    if (!gateway?.verifyNotice(input.headers, resource)) throw webhookRefused();
    const tools = { ...paymentsOf(context), gateway, publicUrl: settings.publicUrl, log };
    await receiveGatewayNotice(db, tools, { body: input.body, resource });
    return { ok: true as const };
  }),
};
