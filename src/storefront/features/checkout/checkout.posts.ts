import { paymentPage } from '#/storefront/shared/payment/payment-page.ts';
import { plainForm } from '#/storefront/forms/plain-post.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { buyClass } from './checkout.functions.ts';
import { dropKeptCoupon } from './kept-coupon.ts';
import { findCheckoutProblems, readPostedPurchase, toBuyingBody } from './checkout.schema.ts';

export const checkoutPosts = (offerId: number) => ({
  compra: plainForm({
    read: readPostedPurchase,
    find: (entries) => findCheckoutProblems(entries, calendarDay(new Date())),
    send: async (entries) => {
      const { chave, cupom, total, versao, sha256, pagamento } = entries;
      const { codigo, ...opened } = await buyClass({
        data: {
          key: chave ?? crypto.randomUUID(),
          offerId,
          ...toBuyingBody(entries, calendarDay(new Date())),
          ...(cupom && { cupom }),
          ...(total !== undefined && { total }),
          contrato: { versao, sha256 },
          pagamento,
        },
      });
      dropKeptCoupon();
      return { goTo: paymentPage(codigo, opened) };
    },
  }),
});
