import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { paymentsOf, shopOf } from '#/backend/request/payments-of.ts';
import { buyer, signedIn } from '#/backend/request/require-session.ts';
import { reaisToCents } from '#/domain/sale/money.ts';
import { acceptTerms, requireTermsInForce } from '../orders/terms/accept-terms.ts';
import { showTerms } from '../orders/terms/show-terms.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { changeCoupon } from './change-coupon.ts';
import { choosePayment } from './choose-payment.ts';
import { countCouponGuesses } from '../orders/coupon/coupon-guesses.ts';
import { createPurchase } from './create-purchase.ts';
import { claimMeasurement } from '../orders/purchase/claim-measurement.ts';
import { requireSeenPurchase } from '../orders/purchase/find-purchase.ts';
import { listOwnPurchases } from '../purchases/list-own-purchases.ts';
import { describePurchase } from '../purchases/purchase-view.ts';
import { nothingToPayBy } from '../orders/purchase-errors.ts';
import { quoteCoupon, quoteInstallments } from '../orders/price/quote-price.ts';

export const purchaseRoutes = {
  createPurchase: os.purchase.createPurchase.use(buyer).handler(async ({ input, context }) => {
    const { db, session, forms } = context;
    if (forms.length === 0) throw nothingToPayBy();
    const payments = paymentsOf(context);
    const { id_oferta, aluno, responsavel, cupom, total } = input.body;
    const purchase = await countCouponGuesses(context, cupom, () =>
      createPurchase(db, payments, {
        personId: session.personId,
        key: input.headers['idempotency-key'],
        offerId: id_oferta,
        aluno,
        responsavel,
        cupom,
        shownTotal: total === undefined ? undefined : reaisToCents(total),
        ip: context.ip,
      }),
    );
    return describePurchase(db, purchase, payments.now, session.personId);
  }),
  listPurchases: os.purchase.listPurchases
    .use(signedIn)
    .handler(({ input, context: { db, clock, session } }) =>
      listOwnPurchases(db, clock(), session.personId, input.pagina),
    ),
  getPurchase: os.purchase.getPurchase
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, session } }) => {
      const { personId } = session;
      const purchase = await requireSeenPurchase(db, personId, input.codigo);
      return describePurchase(db, purchase, clock(), personId);
    }),
  getTerms: os.purchase.getTerms.handler(async ({ context: { db, clock } }) => {
    return showTerms(await requireTermsInForce(db, clock()));
  }),
  acceptTerms: os.purchase.acceptTerms
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, session, ip } }) => {
      const now = clock();
      const { codigo, versao, sha256 } = input;
      const purchase = await acceptTerms(db, now, session.personId, codigo, { versao, sha256, ip });
      return describePurchase(db, purchase, now, session.personId);
    }),
  choosePayment: os.purchase.choosePayment.use(buyer).handler(async ({ input, context }) => {
    const { db, settings, session } = context;
    const { codigo, ...choice } = input;
    const deps = { ...paymentsOf(context), ...shopOf(context), publicUrl: settings.publicUrl };
    const purchase = await choosePayment(db, deps, session.personId, codigo, choice);
    return describePurchase(db, purchase, deps.now, session.personId);
  }),
  changeCoupon: os.purchase.changeCoupon.use(buyer).handler(async ({ input, context }) => {
    const { db, session } = context;
    const payments = paymentsOf(context);
    const purchase = await countCouponGuesses(context, input.cupom, () =>
      changeCoupon(db, payments, session.personId, input),
    );
    return describePurchase(db, purchase, payments.now, session.personId);
  }),
  cancelPurchase: os.purchase.cancelPurchase.use(signedIn).handler(async ({ input, context }) => {
    const { db, session } = context;
    const payments = paymentsOf(context);
    const purchase = await cancelPurchase(db, payments, session.personId, input.codigo);
    return describePurchase(db, purchase, payments.now, session.personId);
  }),
  claimMeasurement: os.purchase.claimMeasurement
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, session } }) => ({
      contar: await claimMeasurement(db, clock(), session.personId, input.codigo),
    })),
  getCoupon: os.purchase.getCoupon.handler(({ input: { codigo, id_oferta }, context }) =>
    countCouponGuesses(context, codigo, () => quoteCoupon(context.db, askerOf(context), codigo, id_oferta)),
  ),
  listInstallments: os.purchase.listInstallments.handler(({ input: { id_oferta, cupom }, context }) =>
    countCouponGuesses(context, cupom, () =>
      quoteInstallments(context.db, { ...askerOf(context), ...shopOf(context) }, id_oferta, cupom),
    ),
  ),
};

const askerOf = ({ clock, session }: RequestContext) => ({
  now: clock(),
  personId: session?.personId ?? null,
});
