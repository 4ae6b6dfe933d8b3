import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ListedStudent } from '#/domain/company/company-order.ts';
import {
  acceptSeat,
  askForInvoice,
  fetchCompanyOffer,
  fetchCompanySeats,
  fetchOwnSeat,
  fetchOwnSeats,
  fetchSeatLink,
  nameSeat,
  orderSeats,
  resendSeatLink,
  type CompanyOrder,
} from './company-order.functions.ts';

export const companyOrderQueries = {
  ofOffer: (ids: { courseId: number; offerId: number }) =>
    queryOptions({
      queryKey: ['company-order', 'class', ids],
      queryFn: () => fetchCompanyOffer({ data: ids }),
    }),
  seats: (codigo: string) =>
    queryOptions({
      queryKey: ['company-order', 'seats', codigo],
      queryFn: () => fetchCompanySeats({ data: { codigo } }),
    }),
  ownSeats: () => queryOptions({ queryKey: ['company-order', 'own-seats'], queryFn: () => fetchOwnSeats() }),
  ownSeat: (seat: { codigo: string; posicao: number }) =>
    queryOptions({
      queryKey: ['company-order', 'own-seats', seat],
      queryFn: () => fetchOwnSeat({ data: seat }),
    }),
  link: (convite: string) =>
    queryOptions({
      queryKey: ['company-order', 'link', convite],
      queryFn: () => fetchSeatLink({ data: { convite } }),
    }),
};

export const companyOrderMutations = {
  order: () =>
    mutationOptions({
      mutationKey: ['order-seats'],
      mutationFn: (data: CompanyOrder) => orderSeats({ data }),
    }),
  name: (codigo: string) =>
    mutationOptions({
      mutationKey: ['name-seat'],
      mutationFn: (seat: { posicao: number; aluno: ListedStudent }) =>
        nameSeat({ data: { codigo, ...seat } }),
    }),
  resend: (codigo: string) =>
    mutationOptions({
      mutationKey: ['resend-seat-link'],
      mutationFn: (posicao: number) => resendSeatLink({ data: { codigo, posicao } }),
    }),
  askForInvoice: (codigo: string) =>
    mutationOptions({
      mutationKey: ['ask-for-invoice'],
      mutationFn: () => askForInvoice({ data: { codigo } }),
    }),
  accept: (convite: string) =>
    mutationOptions({
      mutationKey: ['accept-seat'],
      mutationFn: (terms: { versao: string; sha256: string }) => acceptSeat({ data: { convite, ...terms } }),
    }),
};
