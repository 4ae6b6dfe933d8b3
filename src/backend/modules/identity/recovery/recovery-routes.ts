import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { requestRecovery } from './request-recovery.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { checkRecovery, resetPassword } from './reset-password.ts';

const tools = ({ db, throttle, systemClock }: RequestContext) => ({ db, throttle, now: systemClock() });

export const recoveryRoutes = {
  request: os.recovery.request.handler(({ context, input }) =>
    requestRecovery(tools(context), input, context.ip),
  ),
  check: os.recovery.check.handler(async ({ context, input }) => ({
    marca: (await readBrand(context.db, context.settings)).nome,
    ...(await checkRecovery(tools(context), input)),
  })),
  reset: os.recovery.reset.handler(({ context, input }) => resetPassword(tools(context), input)),
};
