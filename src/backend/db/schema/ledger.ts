import { bigint, char, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LedgerAccount, LedgerDeed } from '#/domain/finance/ledger.ts';
import { instant } from './columns.ts';
import type { FinanceMatterKind } from '#/domain/finance/finance-matter.ts';
import { logins } from './identity.ts';
import { purchases } from './purchasing.ts';

/** The database lets nobody change these two tables afterwards. */
export const ledgerTransactions = pgTable('ledger_transactions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tipo: text('tipo').$type<LedgerDeed>().notNull(),
  /** What it is about, for what is booked once only: a payment or a refund. */
  referencia: text('referencia'),
  em: instant('em').notNull(),
});

/** Those of one transaction add up to zero: the database refuses others. */
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

/** What somebody of the team settled by hand. */
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
