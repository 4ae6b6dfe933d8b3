import { logSignIn } from '#/backend/modules/identity/login/sign-in-log.ts';
import { enterSession } from '#/backend/modules/identity/session/enter-session.ts';
import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { signedIn, withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { mustHaveSecondFactor } from '#/domain/person/second-factor.ts';
import { changeRole, changeSellingTerms, endSessionsOf, removeFromTeam } from './change-access.ts';
import { inviteToTeam, resendInvitation, withdrawInvitation } from './invite.ts';
import { checkInvitation, joinTeam, joinTeamWithAccount, type JoiningLogin } from './join-team.ts';
import { describeTeam } from './list-team.ts';

const deps = ({ db, systemClock, requestId, sealer, throttle }: RequestContext) => ({
  db,
  now: systemClock(),
  requestId,
  sealer,
  throttle,
});
const administrator = withConfirmedPermission('manage-team');
const ok = { ok: true as const };

async function enter(context: RequestContext, { papel, ...login }: JoiningLogin) {
  await enterSession(context, { ...login, wrongTries: 0 }, 'site');
  logSignIn(context, { outcome: 'registered', who: login, name: undefined, ip: context.ip });
  return { segundoFator: !context.settings.demo && mustHaveSecondFactor(papel) };
}

export const teamRoutes = {
  listTeam: os.team.listTeam
    .use(withPermission('manage-team'))
    .handler(({ context, input }) => describeTeam(deps(context), context.session, input.busca)),
  inviteToTeam: os.team.inviteToTeam.use(administrator).handler(async ({ context, input }) => {
    await inviteToTeam(deps(context), context.session, input);
    return ok;
  }),
  resendTeamInvitation: os.team.resendTeamInvitation
    .use(administrator)
    .handler(async ({ context, input }) => {
      await resendInvitation(deps(context), context.session, input.id);
      return ok;
    }),
  withdrawTeamInvitation: os.team.withdrawTeamInvitation
    .use(administrator)
    .handler(async ({ context, input }) => {
      await withdrawInvitation(deps(context), context.session, input.id);
      return ok;
    }),
  changeTeamRole: os.team.changeTeamRole.use(administrator).handler(async ({ context, input }) => {
    await changeRole(deps(context), context.session, input);
    return ok;
  }),
  changeSellingTerms: os.team.changeSellingTerms.use(administrator).handler(async ({ context, input }) => {
    await changeSellingTerms(deps(context), context.session, input);
    return ok;
  }),
  endTeamSessions: os.team.endTeamSessions.use(administrator).handler(async ({ context, input }) => {
    await endSessionsOf(deps(context), context.session, input.id);
    return ok;
  }),
  removeFromTeam: os.team.removeFromTeam.use(administrator).handler(async ({ context, input }) => {
    await removeFromTeam(deps(context), context.session, input.id);
    return ok;
  }),
  checkTeamInvitation: os.team.checkTeamInvitation.handler(({ context, input }) =>
    checkInvitation(deps(context), context.session, input.convite),
  ),
  joinTeam: os.team.joinTeam.handler(async ({ context, input }) =>
    enter(context, await joinTeam(deps(context), input)),
  ),
  joinTeamWithAccount: os.team.joinTeamWithAccount
    .use(signedIn)
    .handler(async ({ context, input }) =>
      enter(context, await joinTeamWithAccount(deps(context), context.session, input)),
    ),
};
