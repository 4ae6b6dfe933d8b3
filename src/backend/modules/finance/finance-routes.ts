import type { RequestContext, Session } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { askForTarget, checkReceipt, type FinanceAct, registerReceipt } from './refund-by-hand.ts';
import { listMatters, settleMatter } from './settle-matter.ts';

const financeTeam = withPermission('settle-finance');
const financeAct = withConfirmedPermission('settle-finance');

const actOf = ({
  session,
  requestId,
  clock,
}: Pick<RequestContext, 'requestId' | 'clock'> & { session: Session }): FinanceAct => ({
  loginId: session.loginId,
  requestId,
  now: clock(),
});

export const financeRoutes = {
  listFinanceMatters: os.finance.listFinanceMatters.use(financeTeam).handler(({ input, context }) => {
    const { db, clock, session } = context;
    return listMatters(db, clock(), { page: input.pagina, loginId: session.loginId });
  }),
  settleFinanceMatter: os.finance.settleFinanceMatter.use(financeAct).handler(async ({ input, context }) => {
    await settleMatter(context.db, actOf(context), input);
    return { ok: true as const };
  }),
  registerReceipt: os.finance.registerReceipt.use(financeAct).handler(async ({ input, context }) => {
    await registerReceipt(context.db, actOf(context), input);
    return { ok: true as const };
  }),
  checkReceipt: os.finance.checkReceipt.use(financeAct).handler(async ({ input, context }) => {
    await checkReceipt(context.db, actOf(context), input);
    return { ok: true as const };
  }),
  askForTarget: os.finance.askForTarget.use(financeAct).handler(async ({ input, context }) => {
    await askForTarget(context.db, actOf(context), input.id);
    return { ok: true as const };
  }),
};
