import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { TeamRole } from '#/domain/staff/team-role.ts';
import type { ImageRole } from '#/domain/school/brand-image.ts';
import type { LegalText } from '#/domain/school/legal-text.ts';
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

/** One row once colours or font were chosen. */
export const brandLook = pgTable('brand_look', {
  id: smallint('id').primaryKey(),
  versao: integer('versao').notNull(),
  dados: jsonb('dados').$type<Record<string, unknown>>().notNull(),
  alterada_em: instant('alterada_em').notNull(),
  alterada_por: integer('alterada_por').references(() => logins.id_login),
});

/** The three colours that a school chose, as `#rrggbb,#rrggbb,#rrggbb`; null for one that chose none. */
export const schoolColours = sql<string | null>`(
  SELECT concat_ws(',', dados->>'cor_principal', dados->>'cor_acao', dados->>'cor_fundo') FROM brand_look WHERE id = 1)`;

/** Invitations to the team that were neither accepted nor withdrawn. */
export const teamInvitations = pgTable('team_invitations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  tipo_login: text('tipo_login').$type<TeamRole>().notNull(),
  /** Of the link; null until its mail is sent. */
  hash: bytes('hash'),
  envios: integer('envios').notNull().default(1),
  convidado_por: integer('convidado_por')
    .notNull()
    .references(() => logins.id_login),
  enviado_em: instant('enviado_em').notNull(),
  expira_em: instant('expira_em').notNull(),
});

/** Named by content, never changed. */
export const brandFiles = pgTable('brand_files', {
  arquivo: text('arquivo').primaryKey(),
  conteudo: bytes('conteudo').notNull(),
  criado_em: instant('criado_em').notNull(),
});

export const brandImages = pgTable('brand_images', {
  papel: text('papel').$type<ImageRole>().primaryKey(),
  arquivo: text('arquivo')
    .notNull()
    .references(() => brandFiles.arquivo),
  largura: integer('largura').notNull(),
  altura: integer('altura').notNull(),
  enviada: boolean('enviada').notNull(),
});

/** What is being written; `versao` counts its changes. */
export const legalDrafts = pgTable('legal_drafts', {
  texto: text('texto').$type<LegalText>().primaryKey(),
  rascunho: text('rascunho').notNull(),
  versao: integer('versao').notNull(),
  alterado_em: instant('alterado_em').notNull(),
  alterado_por: integer('alterado_por').references(() => logins.id_login),
});

/** Published terms of use and privacy policies, never changed. Contracts have a table of their own. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    texto: text('texto').$type<LegalText>().notNull(),
    versao: text('versao').notNull(),
    /** Markdown with its fields filled. */
    conteudo: text('conteudo').notNull(),
    modelo: text('modelo').notNull(),
    vigente_desde: instant('vigente_desde').notNull(),
    publicado_por: integer('publicado_por').references(() => logins.id_login),
  },
  (table) => [primaryKey({ columns: [table.texto, table.versao] })],
);
/** Sign-ins at the school's issuer that were begun, by hash of the browser's token. */
export const schoolSignIns = pgTable('school_sign_ins', {
  hash: bytes('hash').primaryKey(),
  destino: text('destino').notNull(),
  expira_em: instant('expira_em').notNull(),
});

/** Whose account at the issuer a login is, from its first sign-in there on. */
export const staffIdentities = pgTable('staff_identities', {
  id_login: integer('id_login')
    .primaryKey()
    .references(() => logins.id_login),
  emissor: text('emissor').notNull(),
  sujeito: text('sujeito').notNull(),
  ligada_em: instant('ligada_em').notNull(),
});
