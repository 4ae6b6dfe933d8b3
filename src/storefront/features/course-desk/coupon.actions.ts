import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { createCoupon, endCoupon, saveCoupon } from './coupon.functions.ts';
import {
  couponSavedText,
  readCouponEntries,
  toCoupon,
  toCouponCode,
  validateCouponEntries,
  validateNewCouponEntries,
} from './coupon.schema.ts';

const couponPath = (codigo: string) => fillPath('/gestao/cupons/$codigo', { codigo });

export const newCouponActions = {
  cupom: noScriptAction({
    read: readCouponEntries,
    find: validateNewCouponEntries,
    send: async (entries) => {
      const codigo = toCouponCode(entries);
      await createCoupon({ data: { codigo, cupom: toCoupon(entries) } });
      return { goTo: couponPath(codigo) };
    },
  }),
};

export const couponActions = (codigo: string) => ({
  cupom: noScriptAction({
    read: readCouponEntries,
    find: validateCouponEntries,
    send: async (entries) => {
      await saveCoupon({ data: { codigo, versao: Number(entries.versao), cupom: toCoupon(entries) } });
      return { done: { mensagem: couponSavedText } };
    },
  }),
  fim: noScriptAction({
    read: () => ({}),
    find: () => ({}),
    send: async () => {
      await endCoupon({ data: { codigo } });
      return { goTo: couponPath(codigo) };
    },
  }),
});
