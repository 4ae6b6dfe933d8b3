import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { readAllPages } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { describeAct } from './describe-act.ts';
import { auditSearchSchema, type AuditSearch } from './audit.search.ts';

export const fetchActs = createServerFn({ method: 'GET' })
  .validator(auditSearchSchema)
  .handler(async ({ data: { pagina = 1, ...filter } }) => {
    const { itens, totalItens } = await backend().audit.listActs({ ...filter, pagina });
    return { itens: itens.map(describeAct), totalItens };
  });

/** Pages of a file are larger, and so many at most. */
const filePages = { pageSize: 100, mostPages: 100 };

export const fetchAllActs = createServerOnlyFn(async ({ pagina: _, ...filter }: AuditSearch) => {
  const acts = await readAllPages(
    (pagina) => backend().audit.listActs({ ...filter, pagina, por_pagina: filePages.pageSize }),
    filePages,
  );
  return acts.map(describeAct);
});
