import { os } from '#/backend/request/implementer.ts';
import { isSetUp } from '../setup/setup-link.ts';

export const brandRoutes = {
  get: os.brand.get.handler(async ({ context: { db, settings } }) => ({
    aberta: settings.demo || (await isSetUp(db)),
  })),
};
