import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { DataRequestKind, DataRequestState, RequestChannel } from '#/domain/privacy/data-request.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { instant } from '../columns.ts';
import { logins, persons } from '../identity.ts';

export const dataRequests = pgTable('data_requests', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  id_pessoa: integer('id_pessoa').references(() => persons.id_pessoa),
  tipo: text('tipo').$type<DataRequestKind>().notNull(),
  canal: text('canal').$type<RequestChannel>().notNull(),
  estado: text('estado').$type<DataRequestState>().notNull(),
  nome: text('nome').notNull(),
  email: text('email'),
  pedido: text('pedido').notNull(),
  recebida_em: instant('recebida_em').notNull(),
  prazo: date('prazo', { mode: 'string' }).$type<CalendarDay>().notNull(),
  id_login: integer('id_login').references(() => logins.id_login),
  resposta: text('resposta'),
  respondida_em: instant('respondida_em'),
  versao: integer('versao').notNull().default(1),
});
