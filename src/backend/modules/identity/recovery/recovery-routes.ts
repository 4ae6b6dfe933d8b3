import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { requestRecovery } from './request-recovery.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { checkRecovery, resetPassword } from './reset-password.ts';

const deps = ({ db, throttle, systemClock }: RequestContext) => ({ db, throttle, now: systemClock() });

export const recoveryRoutes = {
  requestRecovery: os.recovery.requestRecovery.handler(({ context, input }) =>
    requestRecovery(deps(context), input, context.ip),
  ),
  checkRecovery: os.recovery.checkRecovery.handler(async ({ context, input }) => ({
    marca: (await readBrand(context.db, context.settings)).nome,
    ...(await checkRecovery(deps(context), input)),
  })),
  resetPassword: os.recovery.resetPassword.handler(({ context, input }) =>
    resetPassword(deps(context), input),
  ),
};
