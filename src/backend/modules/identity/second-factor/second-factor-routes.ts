import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { withRole, withRoleUnconfirmed } from '#/backend/request/require-session.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { loginKinds } from '#/domain/person/login-kind.ts';
import { mayHaveSecondFactor, mustHaveSecondFactor } from '#/domain/person/second-factor.ts';
import { resetFactor } from './reset-factor.ts';
import { confirmSetup, describeFactor, startSetup, stopFactor } from './set-up-factor.ts';

const tools = ({ db, throttle, sealer, systemClock }: RequestContext) => ({
  db,
  throttle,
  sealer,
  now: systemClock(),
});
/** With the name that an app shows beside the codes. */
const namedTools = async (context: RequestContext) => ({
  ...tools(context),
  issuer: (await readBrand(context.db, context.settings)).nome,
});
const ok = { ok: true as const };
const team = withRoleUnconfirmed(...loginKinds.filter(mayHaveSecondFactor));

export const secondFactorRoutes = {
  get: os.secondFactor.get.use(team).handler(async ({ context }) => {
    const { session, settings } = context;
    const required = !settings.demo && mustHaveSecondFactor(session.tipoLogin);
    return describeFactor(await namedTools(context), session, required);
  }),
  start: os.secondFactor.start
    .use(team)
    .handler(async ({ context, input }) =>
      startSetup(await namedTools(context), context.session, input.senha),
    ),
  confirm: os.secondFactor.confirm
    .use(team)
    .handler(({ context, input }) => confirmSetup(tools(context), context.session, input.codigo)),
  stop: os.secondFactor.stop.use(team).handler(async ({ context, input }) => {
    await stopFactor(tools(context), context.session, input);
    return ok;
  }),
  reset: os.secondFactor.reset.use(withRole('SUPERVISOR', 'ADMIN')).handler(async ({ context, input }) => {
    const { requestId } = context;
    await resetFactor({ ...tools(context), requestId }, context.session, input);
    return ok;
  }),
};
