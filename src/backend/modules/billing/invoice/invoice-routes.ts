import type { RequestContext, Session } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { listCompanies, listInvoices, noteTransfer, refuseInvoice, setInvoiceTerms } from './invoice-desk.ts';

const financeTeam = withPermission('settle-finance');
const confirmedTeam = withConfirmedPermission('settle-finance');

const actOf = ({ session, requestId }: RequestContext & { session: Session }) => ({
  loginId: session.loginId,
  requestId,
});

export const invoiceRoutes = {
  listInvoices: os.invoice.listInvoices
    .use(financeTeam)
    .handler(({ input, context: { db, clock } }) => listInvoices(db, clock(), input.pagina)),
  noteTransfer: os.invoice.noteTransfer.use(confirmedTeam).handler(async ({ input, context }) => {
    await noteTransfer(context.db, paymentsOf(context), actOf(context), input);
    return { ok: true as const };
  }),
  listCompanies: os.invoice.listCompanies
    .use(financeTeam)
    .handler(({ input, context: { db, clock } }) => listCompanies(db, clock(), input.pagina)),
  setInvoiceTerms: os.invoice.setInvoiceTerms.use(confirmedTeam).handler(async ({ input, context }) => {
    await setInvoiceTerms(context.db, { ...actOf(context), now: context.clock() }, input);
    return { ok: true as const };
  }),
  refuseInvoice: os.invoice.refuseInvoice.use(confirmedTeam).handler(async ({ input, context }) => {
    await refuseInvoice(context.db, { ...actOf(context), now: context.clock() }, input);
    return { ok: true as const };
  }),
};
