import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ResentMail } from '#/domain/sale/order/resent-mail.ts';
import { fetchCompanyOrders, fetchOrder, fetchOrders, resendOrderMail } from './order-desk.functions.ts';

const staleTime = 5000;

export const orderDeskQueries = {
  list: (pagina: number, busca: string) =>
    queryOptions({
      queryKey: ['order-desk', 'list', pagina, busca],
      queryFn: () => fetchOrders({ data: { pagina, busca } }),
      staleTime,
    }),
  companies: (pagina: number, busca: string) =>
    queryOptions({
      queryKey: ['order-desk', 'companies', pagina, busca],
      queryFn: () => fetchCompanyOrders({ data: { pagina, busca } }),
      staleTime,
    }),
  order: (codigo: string) =>
    queryOptions({
      queryKey: ['order-desk', 'order', codigo],
      queryFn: () => fetchOrder({ data: { codigo } }),
      staleTime,
    }),
};

export const orderDeskMutations = {
  resendMail: (codigo: string) =>
    mutationOptions({
      mutationKey: ['order-desk', 'resend-mail', codigo],
      mutationFn: (email: ResentMail) => resendOrderMail({ data: { codigo, email } }),
    }),
};
