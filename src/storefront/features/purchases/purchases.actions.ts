import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { toPayerBody } from '#/storefront/shared/payment/payer-address.ts';
import { paymentPage } from '#/storefront/shared/payment/payment-page.ts';
import {
  validateGuardian,
  readGuardianEntries,
  toGuardianBody,
} from '#/storefront/forms/fields/guardian-form.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { noScriptButton, noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { formatFirstDay } from './first-day-event.ts';
import {
  cancelPurchase,
  changeCoupon,
  changeGuardian,
  continuePurchase,
  fetchPurchase,
  redirectRefund,
  resendGuardianLink,
  chooseOtherOffer,
  takeMoneyBack,
  withdrawPurchase,
} from './purchases.functions.ts';
import { OFFER_MISSING, readOfferWish } from './offer-choice.schema.ts';
import {
  CONFIRMATION_MISSING,
  validateContinue,
  validateCoupon,
  readContinue,
  readCoupon,
} from './purchases.schema.ts';
import {
  validateAccount,
  validateKey,
  readAccount,
  readKey,
  type RefundTargetValues,
} from './refund-target.schema.ts';

const purchasePath = (codigo: string) => fillPath('/minhas-compras/$codigo', { codigo });

export const purchaseActions = (codigo: string) => ({
  continuar: noScriptAction({
    read: readContinue,
    find: validateContinue,
    send: async (entries) => {
      const { terms, pagamento } = entries;
      const opened = await continuePurchase({
        data: { codigo, pagamento, ...toPayerBody(entries), ...(terms && { contrato: terms }) },
      });
      return { goTo: paymentPage(codigo, opened) };
    },
  }),
  agenda: noScriptButton(async () => {
    const { purchase } = await fetchPurchase({ data: { codigo } });
    const text = formatFirstDay(purchase);
    // The page was opened before the offer was postponed.
    if (text === undefined) return { goTo: purchasePath(codigo) };
    return { file: { name: 'primeiro-dia.ics', type: 'text/calendar', text } };
  }),
  cupom: noScriptAction({
    read: readCoupon,
    find: validateCoupon,
    send: async ({ cupom }) => {
      await changeCoupon({ data: { codigo, cupom } });
      return { goTo: purchasePath(codigo) };
    },
  }),
  cancelar: confirmedForm(codigo, () => cancelPurchase({ data: { codigo } })),
  desistir: confirmedForm(codigo, () => withdrawPurchase({ data: { codigo } })),
  'trocar-turma': noScriptAction({
    read: readOfferWish,
    find: (wish) => ({ turma: wish ? undefined : OFFER_MISSING }),
    send: async (wish) => {
      const { isToPay } = await chooseOtherOffer({ data: { codigo, ...wish! } });
      return { goTo: paymentPage(codigo, { isPix: isToPay }) };
    },
  }),
  'dinheiro-de-volta': confirmedForm(codigo, () => takeMoneyBack({ data: { codigo } })),
  'devolver-pix': targetForm(codigo, readKey, validateKey),
  'devolver-conta': targetForm(codigo, readAccount, validateAccount),
  'reenviar-link': noScriptButton(async () => {
    await resendGuardianLink({ data: { codigo } });
    return { goTo: purchasePath(codigo) };
  }),
  'trocar-responsavel': noScriptAction({
    read: readGuardianEntries,
    find: (entries) => validateGuardian(entries, ''),
    send: async (entries) => {
      await changeGuardian({ data: { codigo, responsavel: toGuardianBody(entries) } });
      return { goTo: purchasePath(codigo) };
    },
  }),
});

function confirmedForm(codigo: string, act: () => Promise<unknown>) {
  return noScriptAction({
    read: (data) => data.has('confirmado'),
    find: (isConfirmed) => ({ confirmado: isConfirmed ? undefined : CONFIRMATION_MISSING }),
    send: async () => {
      await act();
      return { goTo: purchasePath(codigo) };
    },
  });
}

function targetForm(
  codigo: string,
  read: (data: FormData) => RefundTargetValues,
  find: (values: RefundTargetValues) => FieldErrors,
) {
  return noScriptAction({
    read,
    find,
    send: async (destino) => {
      await redirectRefund({ data: { codigo, destino } });
      return { goTo: purchasePath(codigo) };
    },
  });
}
