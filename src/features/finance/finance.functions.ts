import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { financeMatterKinds, financeNoteSchema } from '#/domain/finance/finance-matter.ts';
import { backend } from '#/gateway/backend.server.ts';
import { pageSchema } from '#/domain/site/pagination.ts';

/** What waits for the finance team. */
export const fetchMatters = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => {
    return backend().finance.listMatters(data);
  });

/** Takes one off the list. */
export const settleMatter = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      tipo: v.picklist(financeMatterKinds),
      referencia: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      nota: financeNoteSchema,
    }),
  )
  .handler(({ data }) => {
    return backend().finance.settle(data);
  });
