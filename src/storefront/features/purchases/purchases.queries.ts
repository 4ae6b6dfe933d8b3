import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { Address } from '#/domain/person/person-record.ts';
import type { PaymentChoice } from '#/storefront/shared/payment/payment-choice.ts';
import { isCardUndecided } from './next-action.ts';
import {
  cancelPurchase,
  changeCoupon,
  changeGuardian,
  chooseOtherOffer,
  continuePurchase,
  fetchPurchase,
  fetchPurchases,
  redirectRefund,
  resendGuardianLink,
  takeMoneyBack,
  withdrawPurchase,
} from './purchases.functions.ts';
import type { OfferWish } from './offer-choice.schema.ts';
import type { RefundTargetValues } from './refund-target.schema.ts';

/** A payment may arrive at any time, so it stays fresh only during hydration. */
const staleTime = 5000;

export const purchasesQueries = {
  all: ['purchases'] as const,
  list: (pagina: number) =>
    queryOptions({
      queryKey: [...purchasesQueries.all, 'list', pagina],
      queryFn: () => fetchPurchases({ data: { pagina } }),
      staleTime,
    }),
  purchase: (codigo: string) =>
    queryOptions({
      queryKey: [...purchasesQueries.all, codigo],
      queryFn: () => fetchPurchase({ data: { codigo } }),
      staleTime,
      refetchOnWindowFocus: true,
      refetchIntervalInBackground: false,
      // A bank decides about a card, and a guardian accepts; everything else happens by the buyer's hand.
      refetchInterval: ({ state: { data } }) => {
        if (!data) return false;
        if (isCardUndecided(data.purchase)) return 5000;
        return data.request ? 10_000 : false;
      },
    }),
};

export const purchasesMutations = {
  continue: () =>
    mutationOptions({
      mutationKey: ['continue-purchase'],
      mutationFn: (data: {
        codigo: string;
        contrato?: { versao: string; sha256: string };
        pagamento: PaymentChoice;
        endereco?: Address;
      }) => continuePurchase({ data }),
    }),
  useCoupon: () =>
    mutationOptions({
      mutationKey: ['use-coupon'],
      mutationFn: (data: { codigo: string; cupom: string }) => changeCoupon({ data }),
    }),
  cancel: () =>
    mutationOptions({
      mutationKey: ['cancel-purchase'],
      mutationFn: (codigo: string) => cancelPurchase({ data: { codigo } }),
    }),
  withdraw: () =>
    mutationOptions({
      mutationKey: ['withdraw-purchase'],
      mutationFn: (codigo: string) => withdrawPurchase({ data: { codigo } }),
    }),
  chooseOtherOffer: () =>
    mutationOptions({
      mutationKey: ['choose-class'],
      mutationFn: (data: { codigo: string } & OfferWish) => chooseOtherOffer({ data }),
    }),
  takeMoneyBack: () =>
    mutationOptions({
      mutationKey: ['take-money-back'],
      mutationFn: (codigo: string) => takeMoneyBack({ data: { codigo } }),
    }),
  redirectRefund: () =>
    mutationOptions({
      mutationKey: ['redirect-refund'],
      mutationFn: (data: { codigo: string; destino: RefundTargetValues }) => redirectRefund({ data }),
    }),
  resendGuardianLink: (codigo: string) =>
    mutationOptions({
      mutationKey: ['resend-guardian-link'],
      mutationFn: () => resendGuardianLink({ data: { codigo } }),
    }),
  changeGuardian: (codigo: string) =>
    mutationOptions({
      mutationKey: ['change-guardian'],
      mutationFn: (responsavel: PurchaseGuardian) => changeGuardian({ data: { codigo, responsavel } }),
    }),
};
