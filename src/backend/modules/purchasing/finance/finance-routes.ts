import { os } from '#/backend/request/implementer.ts';
import { withRole } from '#/backend/request/require-session.ts';
import { hasPermission, loginKinds } from '#/domain/person/login-kind.ts';
import { listMatters, settleMatter } from './settle-matter.ts';

const financeTeam = withRole(...loginKinds.filter((kind) => hasPermission(kind, 'settle-finance')));

export const financeRoutes = {
  listMatters: os.finance.listMatters
    .use(financeTeam)
    .handler(({ input, context: { db, clock } }) => listMatters(db, clock(), input.pagina)),
  settle: os.finance.settle.use(financeTeam).handler(async ({ input, context }) => {
    const { db, session, requestId, clock } = context;
    await settleMatter(db, { loginId: session.loginId, requestId, now: clock() }, input);
    return { ok: true as const };
  }),
};
