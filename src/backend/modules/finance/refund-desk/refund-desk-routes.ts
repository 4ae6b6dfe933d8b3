import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { reaisToCents } from '#/domain/sale/money.ts';
import { askForRefund, decideRefund } from './ask-for-refund.ts';
import { describeRefundDesk, listRefundRequests } from './refund-desk-view.ts';

const financeTeam = withPermission('settle-finance');

export const refundDeskRoutes = {
  get: os.refundDesk.get.use(financeTeam).handler(({ input, context }) => {
    const { db, clock, session, settings } = context;
    const reader = { loginId: session.loginId, limitCents: settings.refundLimitCents };
    return describeRefundDesk(db, clock(), input.codigo, reader);
  }),
  list: os.refundDesk.list
    .use(financeTeam)
    .handler(({ input, context: { db, session } }) => listRefundRequests(db, input.pagina, session.loginId)),
  request: os.refundDesk.request
    .use(withConfirmedPermission('refund'))
    .handler(async ({ input, context }) => {
      const { db, session, requestId, settings } = context;
      const { codigo, chave: key, valor, encerra: ends, vagas: seats, motivo: reason } = input;
      const refund = { codigo, key, cents: reaisToCents(valor), ends, seats, reason };
      const act = { loginId: session.loginId, requestId };
      const limitCents = settings.refundLimitCents;
      return { status: await askForRefund(db, paymentsOf(context), act, { ...refund, limitCents }) };
    }),
  decide: os.refundDesk.decide
    .use(withConfirmedPermission('approve-refunds'))
    .handler(async ({ input, context }) => {
      const { db, session, requestId } = context;
      const act = { loginId: session.loginId, requestId };
      return { status: await decideRefund(db, paymentsOf(context), act, input) };
    }),
};
