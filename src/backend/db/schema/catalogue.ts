import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { CourseModule } from '#/contract/catalogue/course.ts';
import type { OfferFormat, OfferKind, OfferShift, Weekday } from '#/domain/catalogue/offer-values.ts';
import type { OfferStatus } from '#/domain/catalogue/offer-status.ts';
import type { PricePeriod } from '#/domain/catalogue/price-period.ts';
import type { ScheduledAct, ScheduledState } from '#/domain/catalogue/schedule/schedule-entry.ts';
import type { TimeZone } from '#/domain/time/local-time.ts';
import type { ImportReport } from '#/domain/catalogue/import/import-report.ts';
import { bytes, instant } from './columns.ts';
import { logins } from './identity.ts';
import { teachers } from './teaching.ts';

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
  telefone: text('telefone').notNull().default(''),
  fechada_em: instant('fechada_em'),
  versao: integer('versao').notNull().default(1),
});

export const courseTypes = pgTable('course_types', {
  id_tipo_curso: integer('id_tipo_curso').primaryKey(),
  nome: text('nome').notNull(),
});

/** One row: how often names were changed, and the shifts that the school calls otherwise. */
export const catalogueNames = pgTable('catalogue_names', {
  id: smallint('id').primaryKey(),
  versao: integer('versao').notNull(),
  turnos: jsonb('turnos').$type<Partial<Record<OfferShift, string>>>().notNull().default({}),
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
  /** Empty for a drawing. */
  imagem_alt: text('imagem_alt').notNull().default(''),
  versao_imagem: integer('versao_imagem').notNull().default(1),
  tags: text('tags').array().notNull().default([]),
  termos_busca: text('termos_busca').notNull().default(''),
  /** Ids of courses that staff chose to show on its page, in their order. */
  relacionados: integer('relacionados').array().notNull().default([]),
  gratuito: boolean('gratuito').notNull(),
  preco_original_centavos: integer('preco_original_centavos').notNull(),
  preco_promocional_centavos: integer('preco_promocional_centavos'),
  periodo_preco: text('periodo_preco').$type<PricePeriod>().notNull().default('curso'),
  mais_vendido_destaque: boolean('mais_vendido_destaque').notNull().default(false),
  gestao_desempenho: boolean('gestao_desempenho').notNull().default(false),
  publicado: boolean('publicado').notNull().default(true),
  /** Whether it is a programme, which is made of other courses. */
  programa: boolean('programa').notNull().default(false),
  atualizado_em: instant('atualizado_em').notNull(),
  versao: integer('versao').notNull().default(1),
});

/** Pictures that a school sent of a course, a teacher or a post, by a hash of their files. */
export const coursePictures = pgTable('course_pictures', {
  foto: text('foto').primaryKey(),
  id_produto: integer('id_produto').references(() => courses.id_produto),
  professor: text('professor').references(() => teachers.slug),
  id_post: integer('id_post'),
  criado_em: instant('criado_em').notNull(),
  /** When another took its place, null until then. */
  retirada_em: instant('retirada_em'),
});

export const coursePictureFiles = pgTable(
  'course_picture_files',
  {
    foto: text('foto')
      .notNull()
      .references(() => coursePictures.foto, { onDelete: 'cascade' }),
    /** Width and format, such as `640.avif`. */
    nome: text('nome').notNull(),
    conteudo: bytes('conteudo').notNull(),
  },
  (table) => [primaryKey({ columns: [table.foto, table.nome] })],
);

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
  /** Slugs of teachers, in the order in which they are named. */
  professores: text('professores').array().notNull().default([]),
  /** Of its city, by the clock of which its days begin and end. */
  fuso: text('fuso')
    .$type<TimeZone>()
    .notNull()
    .generatedAlwaysAs(sql`time_zone_of_city(id_cidade)`),
  oferecidas_a_lista: integer('oferecidas_a_lista').notNull().default(0),
  versao: integer('versao').notNull().default(1),
});

export const programmes = pgTable('programmes', {
  id_produto: integer('id_produto')
    .primaryKey()
    .references(() => courses.id_produto),
  slug: text('slug').notNull(),
  /** Markdown. */
  texto: text('texto').notNull().default(''),
});

export const programmeCourses = pgTable(
  'programme_courses',
  {
    id_programa: integer('id_programa')
      .notNull()
      .references(() => programmes.id_produto),
    /** From 1. */
    posicao: integer('posicao').notNull(),
    id_produto: integer('id_produto')
      .notNull()
      .references(() => courses.id_produto),
  },
  (table) => [primaryKey({ columns: [table.id_programa, table.posicao] })],
);

export const programmeEditions = pgTable('programme_editions', {
  id_oferta: integer('id_oferta')
    .primaryKey()
    .references(() => offers.id_oferta),
  preco_centavos: integer('preco_centavos').notNull(),
  a_venda: boolean('a_venda').notNull(),
});

/** The offers in which the buyers of an edition get a seat. */
/** One row: the courses that come before the best sellers. */
export const pinnedCourses = pgTable('pinned_courses', {
  unica: boolean('unica').primaryKey().default(true),
  versao: integer('versao').notNull().default(1),
  cursos: integer('cursos').array().notNull().default([]),
});

export const programmeParts = pgTable(
  'programme_parts',
  {
    id_oferta: integer('id_oferta')
      .notNull()
      .references(() => programmeEditions.id_oferta),
    /** From 1. */
    posicao: integer('posicao').notNull(),
    id_parte: integer('id_parte')
      .notNull()
      .references(() => offers.id_oferta),
  },
  (table) => [primaryKey({ columns: [table.id_oferta, table.posicao] })],
);

/** What happens to a course by itself at an hour that staff chose. */
export const scheduledChanges = pgTable('scheduled_changes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  id_produto: integer('id_produto')
    .notNull()
    .references(() => courses.id_produto),
  /** Null: the course, and with a price its open offers. */
  id_oferta: integer('id_oferta').references(() => offers.id_oferta),
  tipo: text('tipo').$type<ScheduledAct>().notNull(),
  quando: instant('quando').notNull(),
  preco_original_centavos: integer('preco_original_centavos'),
  preco_promocional_centavos: integer('preco_promocional_centavos'),
  situacao: text('situacao').$type<ScheduledState>().notNull().default('AGENDADO'),
  /** Why it was refused when its hour came. */
  motivo: text('motivo'),
  id_login: integer('id_login')
    .notNull()
    .references(() => logins.id_login),
  criado_em: instant('criado_em').notNull(),
  terminado_em: instant('terminado_em'),
});

/** What was sent to be imported, from its check until it is carried out. */
export const catalogueImports = pgTable('catalogue_imports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  id_login: integer('id_login')
    .notNull()
    .references(() => logins.id_login),
  criado_em: instant('criado_em').notNull(),
  arquivos: text('arquivos').array().notNull(),
  retira_ausentes: boolean('retira_ausentes').notNull(),
  /** The sheets as gzipped JSON; null a week later. */
  conteudo: bytes('conteudo'),
  relatorio: jsonb('relatorio').$type<ImportReport>().notNull(),
  /** Of all that it would write. */
  resumo: text('resumo').notNull(),
  cancelada_em: instant('cancelada_em'),
  feita_em: instant('feita_em'),
  /** Rows that the run has written so far. */
  gravadas: integer('gravadas').notNull().default(0),
  /** When the run last said so; null when none runs. */
  andamento_em: instant('andamento_em'),
});
