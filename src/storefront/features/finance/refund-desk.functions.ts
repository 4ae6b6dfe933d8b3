import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { financeNoteSchema } from '#/domain/finance/finance-matter.ts';
import { refundReasonSchema, refundSeatsSchema } from '#/domain/finance/staff-refund.ts';
import { idempotencyKeySchema, purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { reaisSchema } from '#/domain/sale/money-schema.ts';
import { pageSchema } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const fetchRefundDesk = createServerFn({ method: 'GET' })
  .validator(v.object({ codigo: purchaseCodeSchema }))
  .handler(({ data }) => {
    return backend().refundDesk.getRefundDesk(data);
  });

export const fetchRefundRequests = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => {
    return backend().refundDesk.listRefundRequests(data);
  });

export const requestRefund = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      codigo: purchaseCodeSchema,
      chave: idempotencyKeySchema,
      valor: reaisSchema,
      encerra: v.boolean(),
      vagas: refundSeatsSchema,
      motivo: refundReasonSchema,
    }),
  )
  .handler(({ data }) => {
    return backend().refundDesk.requestRefund(data);
  });

const requestId = v.pipe(v.string(), v.uuid());

export const decideRefund = createServerFn({ method: 'POST' })
  .validator(
    v.variant('aprovada', [
      v.object({ id: requestId, aprovada: v.literal(true) }),
      v.object({ id: requestId, aprovada: v.literal(false), recusa: financeNoteSchema }),
    ]),
  )
  .handler(({ data }) => {
    return backend().refundDesk.decideRefund(data);
  });
