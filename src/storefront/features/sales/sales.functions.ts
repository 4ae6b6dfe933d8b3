import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { salesSearchSchema, type SalesSearch } from './sales.search.ts';

const toQuery = ({ curso, pagina = 1, ...filter }: SalesSearch) => ({
  ...filter,
  pagina,
  ...(curso !== undefined && { id_produto: curso }),
});

export const fetchSales = createServerFn({ method: 'GET' })
  .validator(salesSearchSchema)
  .handler(({ data }) => backend().sales.listSales(toQuery(data)));

/** Pages of a file are larger, and so many at most (SALES-4). */
const filePageSize = 100;
const filePages = 50;

export const fetchAllSales = createServerOnlyFn(async (search: SalesSearch) => {
  const sales = [];
  for (let page = 1; page <= filePages; page++) {
    const query = { ...toQuery(search), pagina: page, por_pagina: filePageSize };
    const { itens, totalItens } = await backend().sales.listSales(query);
    sales.push(...itens);
    if (itens.length === 0 || page * filePageSize >= totalItens) break;
  }
  return sales;
});
