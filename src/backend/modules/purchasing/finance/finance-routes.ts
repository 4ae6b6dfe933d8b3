import { os } from '#/backend/request/implementer.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { listMatters, settleMatter } from './settle-matter.ts';

const financeTeam = withPermission('settle-finance');

export const financeRoutes = {
  listMatters: os.finance.listMatters
    .use(financeTeam)
    .handler(({ input, context: { db, clock } }) => listMatters(db, clock(), input.pagina)),
  settle: os.finance.settle
    .use(withConfirmedPermission('settle-finance'))
    .handler(async ({ input, context }) => {
      const { db, session, requestId, clock } = context;
      await settleMatter(db, { loginId: session.loginId, requestId, now: clock() }, input);
      return { ok: true as const };
    }),
};
