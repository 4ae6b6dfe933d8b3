import { os } from '#/backend/request/implementer.ts';
import { logSignIn } from '#/backend/modules/identity/login/sign-in-log.ts';
import { enterSession } from '#/backend/modules/identity/session/enter-session.ts';
import { checkSetupLink, createFirstAdministrator } from './first-administrator.ts';

const ok = { ok: true as const };

export const setupRoutes = {
  checkSetup: os.setup.checkSetup.handler(async ({ context, input }) => {
    await checkSetupLink({ db: context.db, now: context.systemClock() }, input.codigo);
    return ok;
  }),

  createFirstAdministrator: os.setup.createFirstAdministrator.handler(async ({ context, input }) => {
    const { db, sealer, ip } = context;
    const login = await createFirstAdministrator({ db, sealer, now: context.systemClock() }, input);
    await enterSession(context, { ...login, wrongTries: 0 }, 'site');
    logSignIn(context, { outcome: 'registered', who: login, name: undefined, ip });
    return ok;
  }),
};
