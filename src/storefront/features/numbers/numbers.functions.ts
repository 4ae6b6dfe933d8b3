import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { readAllPages } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { numberSearchSchema, type NumberSearch, seatSearchSchema } from './numbers.search.ts';

export const fetchNumbers = createServerFn({ method: 'GET' })
  .validator(numberSearchSchema)
  .handler(({ data }) => backend().numbers.getNumbers(data));

export const fetchNumbersOfFile = createServerOnlyFn((search: NumberSearch) =>
  backend().numbers.getNumbers(search),
);

export const fetchSeats = createServerFn({ method: 'GET' })
  .validator(seatSearchSchema)
  .handler(({ data: { pagina = 1, ...filter } }) => backend().numbers.listOfferSeats({ ...filter, pagina }));

/** Pages of a file are larger, and so many at most. */
const filePages = { pageSize: 100, mostPages: 100 };

export const fetchAllSeats = createServerOnlyFn(({ area }: NumberSearch) =>
  readAllPages(
    (pagina) => backend().numbers.listOfferSeats({ area, pagina, por_pagina: filePages.pageSize }),
    filePages,
  ),
);
