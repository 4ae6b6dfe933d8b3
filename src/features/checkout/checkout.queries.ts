import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ProductOffer } from '#/domain/catalogue/product-offer.ts';
import {
  buyClass,
  fetchBuyer,
  fetchCheckout,
  fetchCoupon,
  fetchInstallments,
  type PurchaseIntent,
} from './checkout.functions.ts';

export const checkoutQueries = {
  checkout: (ids: ProductOffer) =>
    queryOptions({
      queryKey: ['checkout', ids.idProduto, ids.idOferta],
      queryFn: () => fetchCheckout({ data: ids }),
    }),
  buyer: () => queryOptions({ queryKey: ['checkout', 'buyer'], queryFn: () => fetchBuyer() }),
  coupon: (idOferta: number, codigo: string) =>
    queryOptions({
      queryKey: ['checkout', 'coupon', idOferta, codigo],
      queryFn: () => fetchCoupon({ data: { idOferta, codigo } }),
    }),
  installments: (idOferta: number, cupom?: string) =>
    queryOptions({
      queryKey: ['checkout', 'installments', idOferta, cupom ?? null],
      queryFn: () => fetchInstallments({ data: { idOferta, ...(cupom && { cupom }) } }),
      placeholderData: keepPreviousData,
    }),
};

export const checkoutMutations = {
  buy: () =>
    mutationOptions({
      mutationKey: ['buy-class'],
      mutationFn: (intent: PurchaseIntent) => buyClass({ data: intent }),
    }),
};
