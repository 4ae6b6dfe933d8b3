import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { resentMails } from '#/domain/sale/order/resent-mail.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { pageSchema } from '#/domain/site/pagination.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

export const fetchOrders = createServerFn({ method: 'GET' })
  .validator(v.object({ ...pageSchema.entries, busca: v.pipe(v.string(), v.maxLength(100)) }))
  .handler(({ data }) => backend().orderDesk.findOrders(data));

export const fetchCompanyOrders = createServerFn({ method: 'GET' })
  .validator(v.object({ ...pageSchema.entries, busca: v.pipe(v.string(), v.maxLength(100)) }))
  .handler(({ data }) => backend().orderDesk.findCompanyOrders(data));

export const resendOrderMail = createServerFn({ method: 'POST' })
  .validator(v.object({ codigo: purchaseCodeSchema, email: v.picklist(resentMails) }))
  .handler(({ data }) => backend().orderDesk.resendOrderMail(data));

export const fetchOrder = createServerFn({ method: 'GET' })
  .validator(v.object({ codigo: purchaseCodeSchema }))
  .handler(({ data }) => backend().orderDesk.getOrder(data));
