import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { toPayerBody } from '#/storefront/shared/payment/payer-address.ts';
import { paymentPage } from '#/storefront/shared/payment/payment-page.ts';
import {
  findGuardianProblems,
  readGuardianEntries,
  toGuardianBody,
} from '#/storefront/forms/fields/guardian-form.ts';
import type { FieldProblems } from '#/storefront/forms/form-problems.ts';
import { plainButton, plainForm } from '#/storefront/forms/plain-post.ts';
import { formatFirstDay } from './first-day-event.ts';
import {
  cancelPurchase,
  changeCoupon,
  changeGuardian,
  continuePurchase,
  fetchPurchase,
  redirectRefund,
  resendGuardianLink,
  chooseClass,
  takeMoneyBack,
  withdrawPurchase,
} from './purchases.functions.ts';
import { CLASS_MISSING, readClassWish } from './class-choice.schema.ts';
import {
  CONFIRMATION_MISSING,
  findContinueProblems,
  findCouponProblems,
  readContinue,
  readCoupon,
} from './purchases.schema.ts';
import {
  findAccountProblems,
  findKeyProblems,
  readAccount,
  readKey,
  type RefundTargetValues,
} from './refund-target.schema.ts';

const purchasePath = (codigo: string) => fillPath('/minhas-compras/$codigo', { codigo });

export const purchasePosts = (codigo: string) => ({
  continuar: plainForm({
    read: readContinue,
    find: findContinueProblems,
    send: async (entries) => {
      const { terms, pagamento } = entries;
      const opened = await continuePurchase({
        data: { codigo, pagamento, ...toPayerBody(entries), ...(terms && { contrato: terms }) },
      });
      return { goTo: paymentPage(codigo, opened) };
    },
  }),
  agenda: plainButton(async () => {
    const { purchase } = await fetchPurchase({ data: { codigo } });
    return { file: { name: 'primeiro-dia.ics', type: 'text/calendar', text: formatFirstDay(purchase) } };
  }),
  cupom: plainForm({
    read: readCoupon,
    find: findCouponProblems,
    send: async ({ cupom }) => {
      await changeCoupon({ data: { codigo, cupom } });
      return { goTo: purchasePath(codigo) };
    },
  }),
  cancelar: confirmedForm(codigo, () => cancelPurchase({ data: { codigo } })),
  desistir: confirmedForm(codigo, () => withdrawPurchase({ data: { codigo } })),
  'trocar-turma': plainForm({
    read: readClassWish,
    find: (wish) => ({ turma: wish ? undefined : CLASS_MISSING }),
    send: async (wish) => {
      const { isToPay } = await chooseClass({ data: { codigo, ...wish! } });
      return { goTo: paymentPage(codigo, { isPix: isToPay }) };
    },
  }),
  'dinheiro-de-volta': confirmedForm(codigo, () => takeMoneyBack({ data: { codigo } })),
  'devolver-pix': targetForm(codigo, readKey, findKeyProblems),
  'devolver-conta': targetForm(codigo, readAccount, findAccountProblems),
  'reenviar-link': plainButton(async () => {
    await resendGuardianLink({ data: { codigo } });
    return { goTo: purchasePath(codigo) };
  }),
  'trocar-responsavel': plainForm({
    read: readGuardianEntries,
    find: (entries) => findGuardianProblems(entries, ''),
    send: async (entries) => {
      await changeGuardian({ data: { codigo, responsavel: toGuardianBody(entries) } });
      return { goTo: purchasePath(codigo) };
    },
  }),
});

function confirmedForm(codigo: string, act: () => Promise<unknown>) {
  return plainForm({
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
  find: (values: RefundTargetValues) => FieldProblems,
) {
  return plainForm({
    read,
    find,
    send: async (destino) => {
      await redirectRefund({ data: { codigo, destino } });
      return { goTo: purchasePath(codigo) };
    },
  });
}
