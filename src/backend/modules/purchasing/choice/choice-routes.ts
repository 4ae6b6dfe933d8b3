import { os } from '#/backend/request/implementer.ts';
import { signedIn, withRole } from '#/backend/request/require-session.ts';
import { reaisToCents } from '#/domain/sale/money.ts';
import { describePurchase } from '../purchase/purchase-view.ts';
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
  choose: os.choice.choose
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, pix, boleto, card, session } }) => {
      const now = clock();
      const { codigo, escolha } = input;
      const payments = { now, pix, boleto, card };
      const purchase =
        escolha.tipo === 'DINHEIRO'
          ? await takeMoneyBack(db, payments, session.personId, codigo)
          : await chooseClass(db, payments, session.personId, {
              codigo,
              offerId: escolha.id_oferta,
              totalCents: reaisToCents(escolha.total),
            });
      return describePurchase(db, purchase, now, session.personId);
    }),
  cancelClass: os.choice.cancelClass
    .use(withRole('ADMIN'))
    .handler(async ({ input, context: { db, clock, pix, boleto, card, session, requestId } }) => {
      const { loginId } = session;
      await cancelClass(db, { now: clock(), pix, boleto, card }, input.id, { loginId, requestId });
      return { ok: true as const };
    }),
};
