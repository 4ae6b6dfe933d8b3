import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { describePurchase } from '../purchase-view.ts';
import { redirectRefund } from './redirect-refund.ts';
import { withdrawPurchase } from './withdraw-purchase.ts';

export const refundRoutes = {
  withdraw: os.refund.withdraw.use(signedIn).handler(async ({ input, context }) => {
    const { db, session } = context;
    const payments = paymentsOf(context);
    const purchase = await withdrawPurchase(db, payments, session.personId, input.codigo);
    return describePurchase(db, purchase, payments.now, session.personId);
  }),
  redirectRefund: os.refund.redirectRefund.use(signedIn).handler(async ({ input, context }) => {
    const { db, session } = context;
    const payments = paymentsOf(context);
    const purchase = await redirectRefund(db, payments, session.personId, input);
    return describePurchase(db, purchase, payments.now, session.personId);
  }),
};
