import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RefusalReason } from '#/domain/community/moderation.ts';
import { instant } from './columns.ts';
import { cities, courses } from './catalogue.ts';
import { persons } from './identity.ts';

export const reviews = pgTable('reviews', {
  id_opiniao: integer('id_opiniao').primaryKey().generatedByDefaultAsIdentity(),
  id_produto: integer('id_produto')
    .notNull()
    .references(() => courses.id_produto),
  id_pessoa: integer('id_pessoa').references(() => persons.id_pessoa),
  nome_autor: text('nome_autor').notNull(),
  nota: integer('nota').notNull(),
  texto: text('texto').notNull(),
  situacao: text('situacao').$type<'PENDENTE' | 'PUBLICADA' | 'RECUSADA'>().notNull(),
  motivo_recusa: text('motivo_recusa').$type<RefusalReason>(),
  votos: integer('votos').notNull().default(0),
  criado_em: instant('criado_em').notNull(),
});

export const reviewVotes = pgTable(
  'review_votes',
  {
    id_opiniao: integer('id_opiniao')
      .notNull()
      .references(() => reviews.id_opiniao, { onDelete: 'cascade' }),
    id_pessoa: integer('id_pessoa')
      .notNull()
      .references(() => persons.id_pessoa),
  },
  (table) => [primaryKey({ columns: [table.id_opiniao, table.id_pessoa] })],
);

export const questions = pgTable('questions', {
  id_pergunta: integer('id_pergunta').primaryKey().generatedByDefaultAsIdentity(),
  id_produto: integer('id_produto')
    .notNull()
    .references(() => courses.id_produto),
  id_pessoa: integer('id_pessoa').references(() => persons.id_pessoa),
  nome_autor: text('nome_autor').notNull(),
  texto: text('texto').notNull(),
  resposta: text('resposta'),
  respondida_em: instant('respondida_em'),
  descartada_em: instant('descartada_em'),
  criado_em: instant('criado_em').notNull(),
});

export const favourites = pgTable(
  'favourites',
  {
    id_pessoa: integer('id_pessoa')
      .notNull()
      .references(() => persons.id_pessoa, { onDelete: 'cascade' }),
    id_produto: integer('id_produto')
      .notNull()
      .references(() => courses.id_produto),
    criado_em: instant('criado_em').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_pessoa, table.id_produto] })],
);

export const courseAlerts = pgTable(
  'course_alerts',
  {
    id_pessoa: integer('id_pessoa')
      .notNull()
      .references(() => persons.id_pessoa, { onDelete: 'cascade' }),
    id_produto: integer('id_produto')
      .notNull()
      .references(() => courses.id_produto),
    id_cidade: integer('id_cidade').references(() => cities.id_cidade),
    criado_em: instant('criado_em').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_pessoa, table.id_produto] })],
);
