import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ProductOffer } from '#/domain/catalogue/product-offer.ts';
import {
  buyOffer,
  fetchBuyer,
  fetchCheckout,
  fetchCoupon,
  fetchInstallments,
  type PurchaseIntent,
} from './checkout.functions.ts';

export const checkoutQueries = {
  checkout: (ids: ProductOffer) =>
    queryOptions({
      queryKey: ['checkout', ids.courseId, ids.offerId],
      queryFn: () => fetchCheckout({ data: ids }),
    }),
  offerKeys: ({ courseId, offerId }: ProductOffer) => [
    ['checkout', courseId, offerId],
    ['checkout', 'coupon', offerId],
    ['checkout', 'installments', offerId],
  ],
  buyer: () => queryOptions({ queryKey: ['checkout', 'buyer'], queryFn: () => fetchBuyer() }),
  coupon: (offerId: number, codigo: string) =>
    queryOptions({
      queryKey: ['checkout', 'coupon', offerId, codigo],
      queryFn: () => fetchCoupon({ data: { offerId, codigo } }),
    }),
  installments: (offerId: number, cupom?: string) =>
    queryOptions({
      queryKey: ['checkout', 'installments', offerId, cupom ?? null],
      queryFn: () => fetchInstallments({ data: { offerId, ...(cupom && { cupom }) } }),
      placeholderData: keepPreviousData,
    }),
};

export const checkoutMutations = {
  buy: () =>
    mutationOptions({
      mutationKey: ['buy-class'],
      mutationFn: (intent: PurchaseIntent) => buyOffer({ data: intent }),
    }),
};
