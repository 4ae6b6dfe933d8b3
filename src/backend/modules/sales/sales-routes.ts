import { os } from '#/backend/request/implementer.ts';
import { withRole } from '#/backend/request/require-session.ts';
import { hasPermission, loginKinds } from '#/domain/person/login-kind.ts';
import { listSales } from './list-sales.ts';

const seller = withRole(...loginKinds.filter((kind) => hasPermission(kind, 'see-own-sales')));

export const salesRoutes = {
  list: os.sales.list
    .use(seller)
    .handler(({ input, context: { db, clock, session } }) => listSales(db, clock(), session, input)),
};
