import { bigint, boolean, char, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefundRequestStatus } from '#/domain/finance/staff-refund.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { instant } from './columns.ts';
import { logins } from './identity.ts';
import { purchases, refunds } from './purchasing.ts';

export const refundReceipts = pgTable('refund_receipts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id_devolucao: text('id_devolucao')
    .notNull()
    .references(() => refunds.id),
  comprovante: text('comprovante').notNull(),
  pago_em: date('pago_em', { mode: 'string' }).$type<CalendarDay>().notNull(),
  nota: text('nota').notNull(),
  id_login: integer('id_login')
    .notNull()
    .references(() => logins.id_login),
  registrado_em: instant('registrado_em').notNull(),
  /** Null until the second person has checked it. */
  aceito: boolean('aceito'),
  id_conferente: integer('id_conferente').references(() => logins.id_login),
  conferido_em: instant('conferido_em'),
  recusa: text('recusa'),
});

export const refundRequests = pgTable('refund_requests', {
  id: uuid('id').primaryKey(),
  codigo_compra: char('codigo_compra', { length: 26 })
    .notNull()
    .references(() => purchases.codigo),
  centavos: integer('centavos').notNull(),
  encerra: boolean('encerra').notNull(),
  /** Positions of the company seats that end with it, while the order goes on. */
  vagas: integer('vagas').array().notNull().default([]),
  motivo: text('motivo').notNull(),
  status: text('status').$type<RefundRequestStatus>().notNull(),
  chave: text('chave').notNull(),
  id_login: integer('id_login')
    .notNull()
    .references(() => logins.id_login),
  pedida_em: instant('pedida_em').notNull(),
  /** Null for one within the limit, which needed no approval. */
  id_aprovador: integer('id_aprovador').references(() => logins.id_login),
  decidida_em: instant('decidida_em'),
  recusa: text('recusa'),
});
