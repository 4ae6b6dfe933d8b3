import { os } from '#/backend/request/implementer.ts';
import { withConfirmedPermission } from '#/backend/request/require-session.ts';
import { openImage, removeImage, saveImage } from './images/save-image.ts';
import { readBrand } from './read-brand.ts';
import { letteringOf } from './lettering.ts';
import { saveBrand } from './save-brand.ts';
import { saveLook } from './save-look.ts';

const confirmedManagers = withConfirmedPermission('manage-school');

export const brandRoutes = {
  getBrand: os.brand.getBrand.handler(({ context: { db, settings } }) => readBrand(db, settings)),
  saveBrand: os.brand.saveBrand.use(confirmedManagers).handler(({ context, input }) => {
    const { db, requestId, session, settings } = context;
    return saveBrand({ db, settings, now: context.systemClock(), requestId }, session, input);
  }),
  saveLook: os.brand.saveLook.use(confirmedManagers).handler(({ context, input }) => {
    const { db, requestId, session, settings } = context;
    return saveLook({ db, settings, now: context.systemClock(), requestId }, session, input);
  }),
  getImage: os.brand.getImage.handler(({ input, context }) => openImage(context.db, input.arquivo)),
  saveImage: os.brand.saveImage.use(confirmedManagers).handler(async ({ context, input }) => {
    const { db, requestId, session, settings } = context;
    const lettering = letteringOf(await readBrand(db, settings));
    await saveImage({ db, now: context.systemClock(), requestId }, session, { ...input, lettering });
    return {};
  }),
  removeImage: os.brand.removeImage.use(confirmedManagers).handler(async ({ context, input: { uso } }) => {
    const { db, requestId, session, settings } = context;
    const lettering = letteringOf(await readBrand(db, settings));
    await removeImage({ db, now: context.systemClock(), requestId }, session, { uso, lettering });
    return {};
  }),
};
