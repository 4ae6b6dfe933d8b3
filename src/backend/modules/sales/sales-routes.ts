import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { listSales } from './list-sales.ts';

const seller = withPermission('see-own-sales');

export const salesRoutes = {
  listSales: os.sales.listSales
    .use(seller)
    .handler(({ input, context: { db, clock, session } }) => listSales(db, clock(), session, input)),
};
