import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { signedIn, withConfirmedRole } from '#/backend/request/require-session.ts';
import { describePurchase } from '#/backend/modules/purchases/purchase-view.ts';
import { answerNewAcceptance } from './answer-new-acceptance.ts';
import { changeOfferTimes } from './change-offer-times.ts';
import { getNewAcceptance } from './describe-request.ts';

export const newAcceptanceRoutes = {
  getNewAcceptance: os.newAcceptance.getNewAcceptance
    .use(signedIn)
    .handler(({ input, context: { db, clock, session } }) =>
      getNewAcceptance(db, clock(), session.personId, input.codigo),
    ),
  answerNewAcceptance: os.newAcceptance.answerNewAcceptance
    .use(signedIn)
    .handler(async ({ input, context }) => {
      const { db, session, ip } = context;
      const payments = paymentsOf(context);
      const { codigo, ...answer } = input;
      const purchase = await answerNewAcceptance(db, payments, session.personId, codigo, { ...answer, ip });
      return describePurchase(db, purchase, payments.now, session.personId);
    }),
  changeOfferTimes: os.newAcceptance.changeOfferTimes
    .use(withConfirmedRole('ADMIN'))
    .handler(async ({ input: { id, ...times }, context }) => {
      const { db, clock, session, requestId } = context;
      await changeOfferTimes(db, id, times, { now: clock(), loginId: session.loginId, requestId });
      return { ok: true as const };
    }),
};
