import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const storedMails = pgTable('kept_mails', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  para: text('para').notNull(),
  assunto: text('assunto').notNull(),
  texto: text('texto').notNull(),
  html: text('html').notNull(),
  enviado_em: instant('enviado_em').notNull(),
});
