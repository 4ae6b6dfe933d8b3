import { paymentPage } from '#/storefront/shared/payment/payment-page.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { buyOffer } from './checkout.functions.ts';
import { dropSavedCoupon } from './saved-coupon.ts';
import { validateCheckout, readPostedPurchase, toBuyingBody } from './checkout.schema.ts';

export const checkoutActions = (offerId: number) => ({
  compra: noScriptAction({
    read: readPostedPurchase,
    find: (entries) => validateCheckout(entries, calendarDay(new Date())),
    send: async (entries) => {
      const { chave, cupom, total, versao, sha256, pagamento } = entries;
      const { codigo, ...opened } = await buyOffer({
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
      dropSavedCoupon();
      return { goTo: paymentPage(codigo, opened) };
    },
  }),
});
