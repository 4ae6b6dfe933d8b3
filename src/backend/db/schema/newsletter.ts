import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull().unique(),
  versao_texto: text('versao_texto').notNull(),
  pedido_em: instant('pedido_em').notNull(),
  confirmado_em: instant('confirmado_em'),
  cancelado_em: instant('cancelado_em'),
});

export const newsletterTokens = pgTable('newsletter_tokens', {
  hash: bytes('hash').primaryKey(),
  id_assinatura: integer('id_assinatura')
    .notNull()
    .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
  tipo: text('tipo').$type<'CONFIRMAR' | 'CANCELAR'>().notNull(),
  versao_texto: text('versao_texto').notNull(),
  expira_em: instant('expira_em'),
  usado_em: instant('usado_em'),
});
