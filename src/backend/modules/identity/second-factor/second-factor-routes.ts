import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { withRole, withRoleUnconfirmed } from '#/backend/request/require-session.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { loginKinds } from '#/domain/person/login-kind.ts';
import { mayHaveSecondFactor, mustHaveSecondFactor } from '#/domain/person/second-factor.ts';
import { resetFactor } from './reset-factor.ts';
import { confirmSetup, describeFactor, startSetup, stopFactor } from './set-up-factor.ts';

const deps = ({ db, throttle, sealer, systemClock }: RequestContext) => ({
  db,
  throttle,
  sealer,
  now: systemClock(),
});
/** With the name that an app shows beside the codes. */
const namedDeps = async (context: RequestContext) => ({
  ...deps(context),
  issuer: (await readBrand(context.db, context.settings)).nome,
});
const ok = { ok: true as const };
const team = withRoleUnconfirmed(...loginKinds.filter(mayHaveSecondFactor));

export const secondFactorRoutes = {
  getSecondFactor: os.secondFactor.getSecondFactor.use(team).handler(async ({ context }) => {
    const { session, settings } = context;
    const required = !settings.demo && mustHaveSecondFactor(session.tipoLogin);
    return describeFactor(await namedDeps(context), session, required);
  }),
  startSecondFactor: os.secondFactor.startSecondFactor
    .use(team)
    .handler(async ({ context, input }) =>
      startSetup(await namedDeps(context), context.session, input.senha),
    ),
  confirmSecondFactor: os.secondFactor.confirmSecondFactor
    .use(team)
    .handler(({ context, input }) => confirmSetup(deps(context), context.session, input.codigo)),
  stopSecondFactor: os.secondFactor.stopSecondFactor.use(team).handler(async ({ context, input }) => {
    await stopFactor(deps(context), context.session, input);
    return ok;
  }),
  resetSecondFactor: os.secondFactor.resetSecondFactor
    .use(withRole('SUPERVISOR', 'ADMIN'))
    .handler(async ({ context, input }) => {
      const { requestId } = context;
      await resetFactor({ ...deps(context), requestId }, context.session, input);
      return ok;
    }),
};
