import { boolean, char, date, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CourseModule } from '#/contract/catalogue/course.ts';
import type { OfferFormat, OfferKind, OfferShift, Weekday } from '#/domain/catalogue/offer-values.ts';
import type { OfferStatus } from '#/domain/catalogue/offer-status.ts';
import type { PricePeriod } from '#/domain/catalogue/price-period.ts';
import { instant } from './columns.ts';

export const pageSlugs = pgTable('page_slugs', {
  slug: text('slug').primaryKey(),
  tipo: text('tipo').$type<'modalidade' | 'area' | 'cidade' | 'campanha'>().notNull(),
});

export const modalities = pgTable('modalities', {
  id_modalidade: integer('id_modalidade').primaryKey(),
  nome: text('nome').notNull(),
  slug: text('slug').notNull(),
  descricao: text('descricao').notNull().default(''),
  ativo: boolean('ativo').notNull().default(true),
  url_imagem: text('url_imagem'),
});

export const areaGroups = pgTable('area_groups', {
  id_grupo_area_atuacao: integer('id_grupo_area_atuacao').primaryKey(),
  nome: text('nome').notNull(),
  icone_slug: text('icone_slug').notNull(),
  descricao: text('descricao').notNull(),
});

export const areas = pgTable('areas', {
  id_area_atuacao: integer('id_area_atuacao').primaryKey(),
  id_grupo_area_atuacao: integer('id_grupo_area_atuacao')
    .notNull()
    .references(() => areaGroups.id_grupo_area_atuacao),
  nome: text('nome').notNull(),
});

export const states = pgTable('states', {
  uf: char('uf', { length: 2 }).primaryKey(),
  nome: text('nome').notNull(),
});

export const cities = pgTable('cities', {
  id_cidade: integer('id_cidade').primaryKey(),
  nome: text('nome').notNull(),
  uf: char('uf', { length: 2 })
    .notNull()
    .references(() => states.uf),
  slug: text('slug').notNull(),
  /** Position among the featured cities; null for the others. */
  destaque: integer('destaque'),
});

export const units = pgTable('units', {
  id_unidade: integer('id_unidade').primaryKey(),
  id_cidade: integer('id_cidade')
    .notNull()
    .references(() => cities.id_cidade),
  nome: text('nome').notNull(),
  endereco: text('endereco').notNull(),
  cep: char('cep', { length: 8 }).notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
});

export const courseTypes = pgTable('course_types', {
  id_tipo_curso: integer('id_tipo_curso').primaryKey(),
  nome: text('nome').notNull(),
});

/** The generated columns `titulo_busca` and `busca` stay out: only search SQL names them. */
export const courses = pgTable('courses', {
  id_produto: integer('id_produto').primaryKey(),
  titulo: text('titulo').notNull(),
  slug: text('slug').notNull(),
  id_modalidade: integer('id_modalidade')
    .notNull()
    .references(() => modalities.id_modalidade),
  id_grupo_area_atuacao: integer('id_grupo_area_atuacao')
    .notNull()
    .references(() => areaGroups.id_grupo_area_atuacao),
  id_area_atuacao: integer('id_area_atuacao')
    .notNull()
    .references(() => areas.id_area_atuacao),
  id_tipo_curso: integer('id_tipo_curso')
    .notNull()
    .references(() => courseTypes.id_tipo_curso),
  descricao: text('descricao').notNull(),
  publico_alvo: text('publico_alvo').notNull(),
  objetivos: text('objetivos').array().notNull(),
  conteudo: jsonb('conteudo').$type<CourseModule[]>().notNull(),
  carga_horaria: integer('carga_horaria').notNull(),
  duracao_meses: integer('duracao_meses').notNull(),
  certificacao: text('certificacao').notNull(),
  requisitos: text('requisitos').notNull().default(''),
  video_url: text('video_url'),
  imagem: text('imagem').notNull(),
  tags: text('tags').array().notNull().default([]),
  termos_busca: text('termos_busca').notNull().default(''),
  gratuito: boolean('gratuito').notNull(),
  preco_original_centavos: integer('preco_original_centavos').notNull(),
  preco_promocional_centavos: integer('preco_promocional_centavos'),
  periodo_preco: text('periodo_preco').$type<PricePeriod>().notNull().default('curso'),
  mais_vendido_destaque: boolean('mais_vendido_destaque').notNull().default(false),
  gestao_desempenho: boolean('gestao_desempenho').notNull().default(false),
  publicado: boolean('publicado').notNull().default(true),
  atualizado_em: instant('atualizado_em').notNull(),
  versao: integer('versao').notNull().default(1),
});

export const offers = pgTable('offers', {
  id_oferta: integer('id_oferta').primaryKey(),
  id_produto: integer('id_produto')
    .notNull()
    .references(() => courses.id_produto),
  codigo_turma: text('codigo_turma').notNull(),
  formato: text('formato').$type<OfferFormat>().notNull(),
  id_cidade: integer('id_cidade')
    .notNull()
    .references(() => cities.id_cidade),
  id_unidade: integer('id_unidade')
    .notNull()
    .references(() => units.id_unidade),
  turno: text('turno').$type<OfferShift>().notNull(),
  dias_semana: text('dias_semana').array().$type<Weekday[]>().notNull(),
  hora_inicio: text('hora_inicio'),
  hora_fim: text('hora_fim'),
  data_inicio: date('data_inicio', { mode: 'string' }).notNull(),
  data_fim: date('data_fim', { mode: 'string' }).notNull(),
  inscricoes_ate: date('inscricoes_ate', { mode: 'string' }).notNull(),
  carga_horaria: integer('carga_horaria').notNull(),
  vagas_total: integer('vagas_total'),
  vagas_disponiveis: integer('vagas_disponiveis'),
  vagas_minimas: integer('vagas_minimas').notNull().default(0),
  situacao: text('situacao').$type<OfferStatus>().notNull(),
  confirmada_em: instant('confirmada_em'),
  tipo_oferta: text('tipo_oferta').$type<OfferKind>().notNull(),
  preco_original_centavos: integer('preco_original_centavos').notNull(),
  preco_promocional_centavos: integer('preco_promocional_centavos'),
  parcelas_max: integer('parcelas_max').notNull(),
  idade_minima: integer('idade_minima'),
  escolaridade: text('escolaridade'),
  documentos: text('documentos').array().notNull().default([]),
  confere_documentos: boolean('confere_documentos').notNull().default(false),
  oferecidas_a_lista: integer('oferecidas_a_lista').notNull().default(0),
  versao: integer('versao').notNull().default(1),
});
