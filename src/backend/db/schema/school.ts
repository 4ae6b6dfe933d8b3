import { boolean, integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { logins } from './identity.ts';

/** One row: when the shop got its first administrator, null until then. */
export const shopSetup = pgTable('shop_setup', {
  id: smallint('id').primaryKey(),
  concluida_em: instant('concluida_em'),
});

/** Links to `/comecar`, by hash. */
export const setupLinks = pgTable('setup_links', {
  hash: bytes('hash').primaryKey(),
  criado_em: instant('criado_em').notNull(),
  expira_em: instant('expira_em').notNull(),
});

/** One row once the school has said who it is. */
export const brand = pgTable('brand', {
  id: smallint('id').primaryKey(),
  versao: integer('versao').notNull(),
  dados: jsonb('dados').$type<Record<string, unknown>>().notNull(),
  demonstracao: boolean('demonstracao').notNull().default(false),
  alterada_em: instant('alterada_em').notNull(),
  alterada_por: integer('alterada_por').references(() => logins.id_login),
});
