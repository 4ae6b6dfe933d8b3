import { bigint, char, date, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LedgerAccount, LedgerEvent } from '#/domain/finance/ledger.ts';
import { instant } from './columns.ts';
import type { FinanceMatterEnd, FinanceMatterKind } from '#/domain/finance/finance-matter.ts';
import type { MoveKind, MoveStatus } from '#/domain/finance/provider-move.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { logins } from './identity.ts';
import { paymentEvents, purchases } from './purchasing.ts';

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tipo: text('tipo').$type<LedgerEvent>().notNull(),
  referencia: text('referencia'),
  em: instant('em').notNull(),
});

export const ledgerEntries = pgTable('ledger_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id_transacao: bigint('id_transacao', { mode: 'number' })
    .notNull()
    .references(() => ledgerTransactions.id),
  conta: text('conta').$type<LedgerAccount>().notNull(),
  provedor: text('provedor'),
  codigo_compra: char('codigo_compra', { length: 26 }).references(() => purchases.codigo),
  centavos: bigint('centavos', { mode: 'number' }).notNull(),
});

export const financeMarks = pgTable(
  'finance_marks',
  {
    tipo: text('tipo').$type<FinanceMatterKind>().notNull(),
    referencia: text('referencia').notNull(),
    nota: text('nota').notNull(),
    id_login: integer('id_login')
      .notNull()
      .references(() => logins.id_login),
    resolvido_em: instant('resolvido_em').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tipo, table.referencia] })],
);

export const providerMoves = pgTable(
  'provider_moves',
  {
    provedor: text('provedor').notNull(),
    id_movimento: text('id_movimento').notNull(),
    id_evento: text('id_evento').notNull(),
    codigo_compra: char('codigo_compra', { length: 26 })
      .notNull()
      .references(() => purchases.codigo),
    tipo: text('tipo').$type<MoveKind>().notNull(),
    status: text('status').$type<MoveStatus>().notNull(),
    centavos: integer('centavos').notNull(),
    versao: integer('versao').notNull().default(1),
    criado_em: instant('criado_em').notNull(),
    mudou_em: instant('mudou_em').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provedor, table.id_movimento] }),
    foreignKey({
      columns: [table.provedor, table.id_evento],
      foreignColumns: [paymentEvents.provedor, paymentEvents.id_evento],
    }),
  ],
);

export const financeMatters = pgTable('finance_matters', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tipo: text('tipo').$type<FinanceMatterKind>().notNull(),
  /** Names it among those of its kind: a move of the provider, or a payment with the part that is owed. */
  referencia: text('referencia').notNull(),
  codigo_compra: char('codigo_compra', { length: 26 }).references(() => purchases.codigo),
  provedor: text('provedor'),
  centavos: integer('centavos').notNull(),
  detalhe: text('detalhe').notNull(),
  aberta_em: instant('aberta_em').notNull(),
  prazo: date('prazo', { mode: 'string' }).$type<CalendarDay>().notNull(),
  encerrada_em: instant('encerrada_em'),
  desfecho: text('desfecho').$type<FinanceMatterEnd>(),
  nota: text('nota'),
  comprovante: text('comprovante'),
  id_login: integer('id_login').references(() => logins.id_login),
  id_aprovador: integer('id_aprovador').references(() => logins.id_login),
});
