import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { openOrder, searchOrders } from './open-order.ts';

const finders = withPermission('find-orders');

export const orderDeskRoutes = {
  findOrders: os.orderDesk.findOrders
    .use(finders)
    .handler(({ input, context: { db, clock } }) => searchOrders(db, clock(), input)),
  getOrder: os.orderDesk.getOrder.use(finders).handler(({ input, context }) => {
    const { db, clock, session, requestId } = context;
    return openOrder({ db, now: clock(), loginId: session.loginId, requestId }, input.codigo);
  }),
};
