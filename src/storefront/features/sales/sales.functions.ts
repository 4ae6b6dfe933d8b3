import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { readAllPages } from '#/domain/site/pagination.ts';
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
const filePages = { pageSize: 100, mostPages: 50 };

export const fetchAllSales = createServerOnlyFn((search: SalesSearch) =>
  readAllPages(
    (pagina) => backend().sales.listSales({ ...toQuery(search), pagina, por_pagina: filePages.pageSize }),
    filePages,
  ),
);
