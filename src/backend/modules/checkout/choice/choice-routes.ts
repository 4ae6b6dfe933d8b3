import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { signedIn, withConfirmedRole } from '#/backend/request/require-session.ts';
import { reaisToCents } from '#/domain/sale/money.ts';
import { describePurchase } from '#/backend/modules/purchases/purchase-view.ts';
import { cancelOffer } from './cancel-offer.ts';
import { chooseOtherOffer } from './choose-other-offer.ts';
import { listOffersToChoose } from './list-offers-to-choose.ts';
import { takeMoneyBack } from './take-money-back.ts';

export const choiceRoutes = {
  listOffersToChoose: os.choice.listOffersToChoose
    .use(signedIn)
    .handler(({ input, context: { db, clock, session } }) =>
      listOffersToChoose(db, clock(), session.personId, input.codigo),
    ),
  choose: os.choice.choose.use(signedIn).handler(async ({ input, context }) => {
    const { db, session } = context;
    const { codigo, escolha } = input;
    const payments = paymentsOf(context);
    const purchase =
      escolha.tipo === 'DINHEIRO'
        ? await takeMoneyBack(db, payments, session.personId, codigo)
        : await chooseOtherOffer(db, payments, session.personId, {
            codigo,
            offerId: escolha.id_oferta,
            totalCents: reaisToCents(escolha.total),
          });
    return describePurchase(db, purchase, payments.now, session.personId);
  }),
  cancelOffer: os.choice.cancelOffer.use(withConfirmedRole('ADMIN')).handler(async ({ input, context }) => {
    const { db, session, requestId } = context;
    await cancelOffer(db, paymentsOf(context), input.id, { loginId: session.loginId, requestId });
    return { ok: true as const };
  }),
};
