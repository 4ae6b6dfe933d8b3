import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { addDays, startOfDay } from '#/domain/time/dates.ts';
import { listActPage } from './audit-log.ts';

export const auditRoutes = {
  listActs: os.audit.listActs
    .use(withPermission('manage-team'))
    .handler(async ({ input: { acao, objeto, de, ate, pagina, por_pagina }, context: { db } }) => {
      const rows = await listActPage(db, {
        acao,
        objeto: objeto || undefined,
        from: de === undefined ? undefined : startOfDay(de),
        before: ate === undefined ? undefined : startOfDay(addDays(ate, 1)),
        page: pagina,
        size: por_pagina,
      });
      return {
        itens: rows.map(({ total: _, em, ...row }) => ({ ...row, em: em.toISOString() })),
        totalItens: rows[0]?.total ?? 0,
        page: pagina,
      };
    }),
};
