import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { readBrand } from './read-brand.ts';
import { saveBrand } from './save-brand.ts';

export const brandRoutes = {
  getBrand: os.brand.getBrand.handler(({ context: { db, settings } }) => readBrand(db, settings)),
  saveBrand: os.brand.saveBrand.use(withPermission('manage-school')).handler(({ context, input }) => {
    const { db, requestId, session } = context;
    return saveBrand({ db, now: context.systemClock(), requestId }, session, input);
  }),
};
