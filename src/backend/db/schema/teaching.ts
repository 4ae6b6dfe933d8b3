import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const teachers = pgTable('teachers', {
  slug: text('slug').primaryKey(),
  nome: text('nome').notNull(),
  /** Markdown. */
  biografia: text('biografia').notNull().default(''),
  links: text('links').array().notNull().default([]),
  mostrado: boolean('mostrado').notNull().default(false),
  imagem: text('imagem'),
  imagem_alt: text('imagem_alt').notNull().default(''),
  versao_imagem: integer('versao_imagem').notNull().default(1),
  versao: integer('versao').notNull().default(1),
  atualizado_em: instant('atualizado_em').notNull(),
});
