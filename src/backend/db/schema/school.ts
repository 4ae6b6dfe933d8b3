import { pgTable, smallint } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

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
