import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { idParam } from '#/contract/wire.ts';
import { invoiceLimitSchema } from '#/domain/company/invoice.ts';
import { financeNoteSchema } from '#/domain/finance/finance-matter.ts';
import { cnpjSchema } from '#/domain/person/cnpj.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { refusalSchema } from '#/domain/text/refusal.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { pageSchema } from '#/domain/site/pagination.ts';

export const fetchInvoices = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => backend().invoice.listInvoices(data));

export const noteTransfer = createServerFn({ method: 'POST' })
  .validator(
    v.object({ codigo: purchaseCodeSchema, recebido_em: calendarDaySchema, nota: financeNoteSchema }),
  )
  .handler(({ data }) => backend().invoice.noteTransfer(data));

export const fetchCompanies = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(({ data }) => backend().invoice.listCompanies(data));

export const setInvoiceTerms = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      id_pessoa: idParam,
      cnpj: v.pipe(v.string(), cnpjSchema),
      limite: v.nullable(invoiceLimitSchema),
    }),
  )
  .handler(({ data }) => backend().invoice.setInvoiceTerms(data));

export const refuseInvoice = createServerFn({ method: 'POST' })
  .validator(v.object({ id_pessoa: idParam, cnpj: v.pipe(v.string(), cnpjSchema), motivo: refusalSchema }))
  .handler(({ data }) => backend().invoice.refuseInvoice(data));
