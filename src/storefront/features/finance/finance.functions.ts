import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { financeNoteSchema, notedMatterKinds } from '#/domain/finance/finance-matter.ts';
import { receiptNumberSchema } from '#/domain/finance/refund-by-hand.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { pageSchema } from '#/domain/site/pagination.ts';

export const fetchMatters = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => {
    return backend().finance.listFinanceMatters(data);
  });

export const settleMatter = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      tipo: v.picklist(notedMatterKinds),
      referencia: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      nota: financeNoteSchema,
    }),
  )
  .handler(({ data }) => {
    return backend().finance.settleFinanceMatter(data);
  });

const refundId = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,35}$/));

export const registerReceipt = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      id: refundId,
      comprovante: receiptNumberSchema,
      pago_em: calendarDaySchema,
      nota: financeNoteSchema,
    }),
  )
  .handler(({ data }) => {
    return backend().finance.registerReceipt(data);
  });

export const checkReceipt = createServerFn({ method: 'POST' })
  .validator(
    v.variant('aceito', [
      v.object({ id: refundId, aceito: v.literal(true) }),
      v.object({ id: refundId, aceito: v.literal(false), recusa: financeNoteSchema }),
    ]),
  )
  .handler(({ data }) => {
    return backend().finance.checkReceipt(data);
  });

export const askForTarget = createServerFn({ method: 'POST' })
  .validator(v.object({ id: refundId }))
  .handler(({ data }) => {
    return backend().finance.askForTarget(data);
  });
