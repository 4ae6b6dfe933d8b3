import { os } from '#/backend/request/implementer.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { describePurchase } from '../purchase/purchase-view.ts';
import { redirectRefund } from './redirect-refund.ts';
import { withdrawPurchase } from './withdraw-purchase.ts';

export const refundRoutes = {
  withdraw: os.refund.withdraw
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, pix, boleto, card, session } }) => {
      const now = clock();
      const purchase = await withdrawPurchase(db, { now, pix, boleto, card }, session.personId, input.codigo);
      return describePurchase(db, purchase, now, session.personId);
    }),
  redirect: os.refund.redirect
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, pix, boleto, card, session } }) => {
      const now = clock();
      const purchase = await redirectRefund(db, { now, pix, boleto, card }, session.personId, input);
      return describePurchase(db, purchase, now, session.personId);
    }),
};
