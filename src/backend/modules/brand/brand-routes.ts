import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { readBrand } from './read-brand.ts';
import { saveBrand } from './save-brand.ts';

export const brandRoutes = {
  get: os.brand.get.handler(({ context: { db, settings } }) => readBrand(db, settings)),
  save: os.brand.save.use(withPermission('manage-school')).handler(({ context, input }) => {
    const { db, requestId, session } = context;
    return saveBrand({ db, now: context.systemClock(), requestId }, session, input);
  }),
};
