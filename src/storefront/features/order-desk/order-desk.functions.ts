import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { pageSchema } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const fetchOrders = createServerFn({ method: 'GET' })
  .validator(v.object({ ...pageSchema.entries, busca: v.pipe(v.string(), v.maxLength(100)) }))
  .handler(({ data }) => backend().orderDesk.findOrders(data));

export const fetchOrder = createServerFn({ method: 'GET' })
  .validator(v.object({ codigo: purchaseCodeSchema }))
  .handler(({ data }) => backend().orderDesk.getOrder(data));
