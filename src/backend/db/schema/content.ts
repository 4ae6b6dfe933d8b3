import { boolean, char, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { LeadState } from '#/domain/lead/lead.ts';
import { courses, states } from './catalogue.ts';
import { logins } from './identity.ts';

/** `id_produto` null: shown on the home page. */
export const testimonials = pgTable('testimonials', {
  id_depoimento: integer('id_depoimento').primaryKey().generatedByDefaultAsIdentity(),
  id_produto: integer('id_produto').references(() => courses.id_produto),
  nome: text('nome').notNull(),
  curso: text('curso').notNull(),
  texto: text('texto').notNull(),
  imagem: text('imagem'),
  ordem: integer('ordem').notNull().default(10),
  publicado: boolean('publicado').notNull().default(true),
  versao: integer('versao').notNull().default(1),
});

/** `resposta` is Markdown. */
export const faqItems = pgTable('faq_items', {
  id_item: integer('id_item').primaryKey().generatedAlwaysAsIdentity(),
  secao: text('secao').notNull(),
  pergunta: text('pergunta').notNull(),
  resposta: text('resposta').notNull(),
  ordem: integer('ordem').notNull(),
  publicada: boolean('publicada').notNull(),
  versao: integer('versao').notNull().default(1),
});

export const blogPosts = pgTable('blog_posts', {
  id_post: integer('id_post').primaryKey().generatedByDefaultAsIdentity(),
  origem: text('origem').$type<'senai' | 'sesi'>().notNull(),
  title: text('title').notNull(),
  link: text('link').notNull(),
  imagem: text('imagem').notNull(),
  /** Null, as `resumo` and `texto`, for a post of another site. */
  slug: text('slug').unique(),
  resumo: text('resumo'),
  texto: text('texto'),
  /** When it comes out, where `publicado`. */
  publicado_em: instant('publicado_em').notNull(),
  publicado: boolean('publicado').notNull().default(true),
  /** Whether it was public at any time. */
  ja_publicado: boolean('ja_publicado').notNull().default(true),
  versao: integer('versao').notNull().default(1),
});

export const schoolPages = pgTable('school_pages', {
  id_pagina: integer('id_pagina').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  titulo: text('titulo').notNull(),
  resumo: text('resumo').notNull(),
  texto: text('texto').notNull(),
  ordem: integer('ordem').notNull(),
  publicada: boolean('publicada').notNull(),
  /** Whether it was public at any time. */
  ja_publicada: boolean('ja_publicada').notNull(),
  versao: integer('versao').notNull().default(1),
});

export const campaigns = pgTable('campaigns', {
  tag_url: text('tag_url').primaryKey(),
  titulo: text('titulo').notNull(),
  descricao: text('descricao').notNull(),
  inicio: instant('inicio').notNull(),
  fim: instant('fim').notNull(),
  versao: integer('versao').notNull().default(1),
});

export const redirects = pgTable('redirects', {
  caminho: text('caminho').primaryKey(),
  destino: text('destino'),
  status: integer('status').$type<301 | 302 | 410>().notNull(),
  externo: boolean('externo').notNull().default(false),
});

export const paymentMethods = pgTable('payment_methods', {
  id_forma_pagamento: integer('id_forma_pagamento').primaryKey(),
  titulo: text('titulo').notNull(),
  arquivo: text('arquivo').notNull(),
});

export const certificates = pgTable('certificates', {
  id_certificado: integer('id_certificado').primaryKey(),
  titulo: text('titulo').notNull(),
  link: text('link'),
  arquivo: text('arquivo').notNull(),
  descricao_acessibilidade: text('descricao_acessibilidade').notNull(),
});

export const socialNetworks = pgTable('social_networks', {
  id_rede_social: integer('id_rede_social').primaryKey(),
  chave: text('chave').notNull(),
  titulo: text('titulo').notNull(),
  link: text('link').notNull(),
  arquivo: text('arquivo').notNull(),
  descricao_acessibilidade: text('descricao_acessibilidade').notNull(),
});

/**
 * Short fixed lists: paises, bandeiras-cartao, necessidades-especiais, niveis-necessidade
 * (`grupo` = the need's code), etapas-compra, logradouros.
 */
export const referenceItems = pgTable(
  'reference_items',
  {
    lista: text('lista').notNull(),
    codigo: text('codigo').notNull(),
    nome: text('nome').notNull(),
    ordem: integer('ordem').notNull(),
    grupo: text('grupo'),
  },
  (table) => [primaryKey({ columns: [table.lista, table.codigo] })],
);

export const siteSettings = pgTable('site_settings', {
  chave: text('chave').primaryKey(),
  valor: text('valor').notNull(),
});

export const postalCodes = pgTable('postal_codes', {
  cep: char('cep', { length: 8 }).primaryKey(),
  logradouro: text('logradouro').notNull(),
  bairro: text('bairro').notNull(),
  cidade: text('cidade').notNull(),
  uf: char('uf', { length: 2 })
    .notNull()
    .references(() => states.uf),
});

export const callbackRequests = pgTable('callback_requests', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  nome: text('nome').notNull(),
  cpf: text('cpf'),
  ddd: char('ddd', { length: 2 }).notNull(),
  tel: text('tel').notNull(),
  email: text('email'),
  situacao: text('situacao').$type<LeadState>().notNull().default('NOVO'),
  id_atendente: integer('id_atendente').references(() => logins.id_login),
  nota: text('nota'),
  atualizado_em: instant('atualizado_em'),
  criado_em: instant('criado_em').notNull(),
});

export const companyLeads = pgTable('company_leads', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  empresa: text('empresa').notNull(),
  /** 14 letters and digits. */
  cnpj: char('cnpj', { length: 14 }).notNull(),
  nome: text('nome').notNull(),
  email: text('email').notNull(),
  /** Plain digits with DDD. */
  telefone: text('telefone').notNull(),
  cidade: text('cidade').notNull(),
  pessoas: integer('pessoas').notNull(),
  mensagem: text('mensagem').notNull(),
  versao_consentimento: text('versao_consentimento').notNull(),
  situacao: text('situacao').$type<LeadState>().notNull().default('NOVO'),
  id_atendente: integer('id_atendente').references(() => logins.id_login),
  nota: text('nota'),
  atualizado_em: instant('atualizado_em'),
  criado_em: instant('criado_em').notNull(),
});

export const requestLog = pgTable('request_log', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  url: text('url').notNull(),
  tipo: text('tipo').notNull(),
  endereco_ip: text('endereco_ip'),
  dados: text('dados'),
  criado_em: instant('criado_em').notNull(),
});

/** What a school says in a mail in its own words; an empty text is the shop's. */
export const mailWords = pgTable('mail_words', {
  tipo: text('tipo').primaryKey(),
  assunto: text('assunto').notNull(),
  abertura: text('abertura').notNull(),
  fechamento: text('fechamento').notNull(),
  versao: integer('versao').notNull(),
  alterado_em: instant('alterado_em').notNull(),
});
