import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { signedIn, withConfirmedRole } from '#/backend/request/require-session.ts';
import { reaisToCents } from '#/domain/sale/money.ts';
import { describePurchase } from '#/backend/modules/purchases/purchase-view.ts';
import { cancelClass } from './cancel-class.ts';
import { chooseClass } from './choose-class.ts';
import { listClasses } from './list-classes.ts';
import { takeMoneyBack } from './take-money-back.ts';

export const choiceRoutes = {
  listClasses: os.choice.listClasses
    .use(signedIn)
    .handler(({ input, context: { db, clock, session } }) =>
      listClasses(db, clock(), session.personId, input.codigo),
    ),
  choose: os.choice.choose.use(signedIn).handler(async ({ input, context }) => {
    const { db, session } = context;
    const { codigo, escolha } = input;
    const payments = paymentsOf(context);
    const purchase =
      escolha.tipo === 'DINHEIRO'
        ? await takeMoneyBack(db, payments, session.personId, codigo)
        : await chooseClass(db, payments, session.personId, {
            codigo,
            offerId: escolha.id_oferta,
            totalCents: reaisToCents(escolha.total),
          });
    return describePurchase(db, purchase, payments.now, session.personId);
  }),
  cancelClass: os.choice.cancelClass.use(withConfirmedRole('ADMIN')).handler(async ({ input, context }) => {
    const { db, session, requestId } = context;
    await cancelClass(db, paymentsOf(context), input.id, { loginId: session.loginId, requestId });
    return { ok: true as const };
  }),
};
