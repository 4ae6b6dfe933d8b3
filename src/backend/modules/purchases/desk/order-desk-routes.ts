import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { findCompanyOrders } from './find-company-orders.ts';
import { openOrder, searchOrders } from './open-order.ts';
import { resendOrderMail } from './resend-mail.ts';

const finders = withPermission('find-orders');

export const orderDeskRoutes = {
  findOrders: os.orderDesk.findOrders
    .use(finders)
    .handler(({ input, context: { db, clock } }) => searchOrders(db, clock(), input)),
  findCompanyOrders: os.orderDesk.findCompanyOrders
    .use(finders)
    .handler(({ input, context: { db, clock } }) => findCompanyOrders(db, clock(), input)),
  getOrder: os.orderDesk.getOrder
    .use(finders)
    .handler(({ input, context }) => openOrder(editorOf(context), input.codigo)),
  resendOrderMail: os.orderDesk.resendOrderMail
    .use(withPermission('settle-finance'))
    .handler(async ({ input, context }) => {
      await resendOrderMail(editorOf(context), input.codigo, input.email);
      return { ok: true as const };
    }),
};
