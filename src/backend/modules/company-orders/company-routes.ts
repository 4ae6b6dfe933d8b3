import type { RequestContext, Session } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { paymentsOf, shopOf } from '#/backend/request/payments-of.ts';
import { buyer, signedIn, withRole } from '#/backend/request/require-session.ts';
import { companyForms } from '#/domain/sale/payment-terms.ts';
import { askForInvoice, invoiceOrder, offerInvoice } from '../billing/invoice/invoice-order.ts';
import { nothingToPayBy } from '../orders/purchase-errors.ts';
import { describePurchase } from '../purchases/purchase-view.ts';
import { getCompanySeats, nameCompanySeat, resendSeatLink } from './company-seats.ts';
import { createCompanyOrder } from './create-order.ts';
import { acceptSeat, readSeatLink } from './open-seat.ts';
import { getOwnSeat, listOwnSeats } from './own-seats.ts';

type SignedIn = RequestContext & { session: Session };

const tellSeats = ({ db, clock, session }: SignedIn, codigo: string) =>
  getCompanySeats(db, clock(), session.personId, codigo);

const askerOf = ({ clock, keys, session }: SignedIn) => ({
  now: clock(),
  keys,
  personId: session.personId,
});

export const companyRoutes = {
  createCompanyOrder: os.company.createCompanyOrder
    .use(withRole('ALUNO', 'RESPONSAVEL', 'EMPRESA'))
    .handler(async ({ input: { headers, body }, context }) => {
      const { db, session, ip } = context;
      if (companyForms(context).length === 0) throw nothingToPayBy();
      const payments = paymentsOf(context);
      const { id_oferta: offerId, ...wish } = body;
      const { personId, loginId } = session;
      const intent = { personId, loginId, key: headers['idempotency-key'], offerId, ip, ...wish };
      const order = await createCompanyOrder(db, payments, intent);
      return describePurchase(db, order, payments.now, personId);
    }),
  getInvoiceOffer: os.company.getInvoiceOffer.use(signedIn).handler(({ input, context }) => {
    const { db, clock, session } = context;
    return offerInvoice(db, { now: clock(), ...shopOf(context) }, session.personId, input.codigo);
  }),
  invoiceOrder: os.company.invoiceOrder.use(buyer).handler(async ({ input, context }) => {
    const { db, session } = context;
    const payments = paymentsOf(context);
    const { personId } = session;
    const order = await invoiceOrder(db, { ...payments, ...shopOf(context) }, personId, input.codigo);
    return describePurchase(db, order, payments.now, personId);
  }),
  askForInvoice: os.company.askForInvoice.use(buyer).handler(({ input, context }) => {
    const { db, clock, session, settings } = context;
    const desk = settings.financeEmail;
    return askForInvoice(db, { now: clock(), desk, ...shopOf(context) }, session.personId, input.codigo);
  }),
  getCompanySeats: os.company.getCompanySeats
    .use(signedIn)
    .handler(({ input, context }) => tellSeats(context, input.codigo)),
  nameCompanySeat: os.company.nameCompanySeat.use(signedIn).handler(async ({ input, context }) => {
    await nameCompanySeat(context.db, context.clock(), context.session.personId, input);
    return tellSeats(context, input.codigo);
  }),
  resendSeatLink: os.company.resendSeatLink.use(signedIn).handler(async ({ input, context }) => {
    await resendSeatLink(context.db, context.clock(), context.session.personId, input);
    return tellSeats(context, input.codigo);
  }),
  listOwnSeats: os.company.listOwnSeats
    .use(signedIn)
    .handler(({ context: { db, clock, session } }) => listOwnSeats(db, clock(), session.personId)),
  getOwnSeat: os.company.getOwnSeat
    .use(signedIn)
    .handler(({ input, context: { db, clock, session } }) =>
      getOwnSeat(db, clock(), session.personId, input),
    ),
  readSeatLink: os.company.readSeatLink
    .use(buyer)
    .handler(({ input, context }) => readSeatLink(context.db, askerOf(context), input.convite)),
  acceptSeat: os.company.acceptSeat
    .use(buyer)
    .handler(({ input: { convite, versao, sha256 }, context }) =>
      acceptSeat(context.db, askerOf(context), convite, { versao, sha256, ip: context.ip }),
    ),
};
