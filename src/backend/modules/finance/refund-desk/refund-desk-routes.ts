import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { reaisToCents } from '#/domain/sale/money.ts';
import { requestStaffRefund, decideRefund } from './ask-for-refund.ts';
import { describeRefundDesk, listRefundRequests } from './refund-desk-view.ts';

const financeTeam = withPermission('settle-finance');

export const refundDeskRoutes = {
  getRefundDesk: os.refundDesk.getRefundDesk.use(financeTeam).handler(({ input, context }) => {
    const { db, clock, session, settings } = context;
    const reader = { loginId: session.loginId, limitCents: settings.refundLimitCents };
    return describeRefundDesk(db, clock(), input.codigo, reader);
  }),
  listRefundRequests: os.refundDesk.listRefundRequests
    .use(financeTeam)
    .handler(({ input, context: { db, session } }) => listRefundRequests(db, input.pagina, session.loginId)),
  requestRefund: os.refundDesk.requestRefund
    .use(withConfirmedPermission('refund'))
    .handler(async ({ input, context }) => {
      const { db, session, requestId, settings } = context;
      const { codigo, chave: key, valor, encerra: ends, vagas: seats, motivo: reason } = input;
      const refund = { codigo, key, cents: reaisToCents(valor), ends, seats, reason };
      const act = { loginId: session.loginId, requestId };
      const limitCents = settings.refundLimitCents;
      return { status: await requestStaffRefund(db, paymentsOf(context), act, { ...refund, limitCents }) };
    }),
  decideRefund: os.refundDesk.decideRefund
    .use(withConfirmedPermission('approve-refunds'))
    .handler(async ({ input, context }) => {
      const { db, session, requestId } = context;
      const act = { loginId: session.loginId, requestId };
      return { status: await decideRefund(db, paymentsOf(context), act, input) };
    }),
};
