import { queryOptions } from '@tanstack/react-query';
import { fetchOrder, fetchOrders } from './order-desk.functions.ts';

const staleTime = 5000;

export const orderDeskQueries = {
  list: (pagina: number, busca: string) =>
    queryOptions({
      queryKey: ['order-desk', 'list', pagina, busca],
      queryFn: () => fetchOrders({ data: { pagina, busca } }),
      staleTime,
    }),
  order: (codigo: string) =>
    queryOptions({
      queryKey: ['order-desk', 'order', codigo],
      queryFn: () => fetchOrder({ data: { codigo } }),
      staleTime,
    }),
};
