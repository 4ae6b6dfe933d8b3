import {
  bigint,
  boolean,
  char,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { CpfClaimState } from '#/domain/person/cpf-claim.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import type { MachineScope } from '#/domain/school/machine-key.ts';
import { bytes, instant } from './columns.ts';

export const persons = pgTable('persons', {
  id_pessoa: integer('id_pessoa').primaryKey().generatedByDefaultAsIdentity(),
  nome: text('nome').notNull(),
  nome_social: text('nome_social'),
  /** 11 digits; null once erased, or once the CPF was given to its owner. */
  cpf: char('cpf', { length: 11 }),
  nascimento: date('nascimento', { mode: 'string' }),
  /** Plain digits with DDD, the main one first. */
  telefones: text('telefones').array().notNull().default([]),
  email_principal: text('email_principal'),
  /** The rest of the person record (ACCOUNT-1). */
  ficha: jsonb('ficha').$type<Record<string, unknown>>().notNull().default({}),
  criado_em: instant('criado_em').notNull(),
  apagada_em: instant('apagada_em'),
});

/** Apart from the rest of the record, and only with consent (ACCOUNT-2). */
export const specialNeeds = pgTable(
  'special_needs',
  {
    id_pessoa: integer('id_pessoa')
      .notNull()
      .references(() => persons.id_pessoa, { onDelete: 'cascade' }),
    /** Codes of the reference lists (CATALOGUE-13). */
    tipo: text('tipo').notNull(),
    nivel: text('nivel'),
    informado_em: instant('informado_em').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_pessoa, table.tipo] })],
);

export const logins = pgTable('logins', {
  id_login: integer('id_login').primaryKey().generatedByDefaultAsIdentity(),
  id_pessoa: integer('id_pessoa')
    .notNull()
    .references(() => persons.id_pessoa),
  tipo_login: text('tipo_login').$type<LoginKind>().notNull(),
  usuario: text('usuario'),
  email: text('email').notNull(),
  email_confirmado_em: instant('email_confirmado_em'),
  senha_hash: text('senha_hash').notNull(),
  /** Kind of a shopper's login before it joined the team (IDENTITY-25). */
  tipo_pessoal: text('tipo_pessoal').$type<LoginKind>(),
  id_login_contact_center: integer('id_login_contact_center'),
  id_supervisor: integer('id_supervisor').references((): AnyPgColumn => logins.id_login),
  desconto_maximo_percentual: integer('desconto_maximo_percentual').notNull().default(0),
  criado_em: instant('criado_em').notNull(),
  desativado_em: instant('desativado_em'),
});

export const sessionFamilies = pgTable('session_families', {
  id: uuid('id').primaryKey(),
  id_login: integer('id_login')
    .notNull()
    .references(() => logins.id_login),
  criada_em: instant('criada_em').notNull(),
  expira_em: instant('expira_em').notNull(),
  revogada_em: instant('revogada_em'),
  agente: text('agente'),
  rede: text('rede'),
  geracao_recebida: integer('geracao_recebida').notNull().default(0),
  /** When the password or a code was last given in it; null since the sign-in. */
  confirmada_em: instant('confirmada_em'),
});

export const knownBrowsers = pgTable('known_browsers', {
  id_login: integer('id_login')
    .notNull()
    .references(() => logins.id_login),
  hash: bytes('hash').notNull(),
  usado_em: instant('usado_em').notNull(),
});

export const refreshTokens = pgTable('refresh_tokens', {
  hash: bytes('hash').primaryKey(),
  id_familia: uuid('id_familia')
    .notNull()
    .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
  geracao: integer('geracao').notNull(),
  emitido_em: instant('emitido_em').notNull(),
  usado_em: instant('usado_em'),
});

export const oneTimeTokens = pgTable('one_time_tokens', {
  hash: bytes('hash').primaryKey(),
  tipo: text('tipo')
    .$type<'CONFIRMAR_EMAIL' | 'TROCAR_SENHA' | 'CONFIRMAR_LOGIN' | 'DESFAZER_EMAIL'>()
    .notNull(),
  id_login: integer('id_login')
    .notNull()
    .references(() => logins.id_login),
  dados: jsonb('dados').$type<Record<string, unknown>>().notNull().default({}),
  criado_em: instant('criado_em').notNull(),
  expira_em: instant('expira_em').notNull(),
  usado_em: instant('usado_em'),
});

/** Until `desfazer_ate` the old address can be restored and isn't available to others. */
export const emailChanges = pgTable('email_changes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  id_login: integer('id_login')
    .notNull()
    .references(() => logins.id_login),
  de: text('de').notNull(),
  para: text('para').notNull(),
  em: instant('em').notNull(),
  desfazer_ate: instant('desfazer_ate').notNull(),
  desfeita_em: instant('desfeita_em'),
});

export const signInTurns = pgTable('sign_in_turns', {
  chave: text('chave').primaryKey(),
  grupo: text('grupo').notNull(),
  tentativas: integer('tentativas').notNull(),
  livre_em: instant('livre_em').notNull(),
  esquecer_em: instant('esquecer_em').notNull(),
});

export const cpfClaims = pgTable('cpf_claims', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** 11 digits. */
  cpf: char('cpf', { length: 11 }).notNull(),
  nome: text('nome').notNull(),
  nascimento: date('nascimento', { mode: 'string' }).notNull(),
  /** Plain digits with DDD. */
  telefone: text('telefone').notNull(),
  email: text('email').notNull(),
  situacao: text('situacao').$type<CpfClaimState>().notNull().default('ABERTO'),
  motivo: text('motivo'),
  pedido_em: instant('pedido_em').notNull(),
  decidido_em: instant('decidido_em'),
});

export const consents = pgTable('consents', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  id_pessoa: integer('id_pessoa')
    .notNull()
    .references(() => persons.id_pessoa),
  tipo: text('tipo').notNull(),
  versao: text('versao').notNull(),
  aceito: boolean('aceito').notNull(),
  em: instant('em').notNull(),
});

export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  /** Sealed with KEY_SECRET when `selado`. */
  segredo: bytes('segredo').notNull(),
  selado: boolean('selado').notNull().default(false),
  criada_em: instant('criada_em').notNull(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: instant('expire'),
});

export const jobLeases = pgTable('job_leases', {
  nome: text('nome').primaryKey(),
  dono: uuid('dono').notNull(),
  ate: instant('ate').notNull(),
  /** Of the last run; null before the first, as its end. */
  comecou_em: instant('comecou_em'),
  terminou_em: instant('terminou_em'),
  /** Of the last failure, which stays after a run that went well. */
  falhou_em: instant('falhou_em'),
  erro: text('erro'),
  /** Failures in a row; 0 after a run that went well. */
  falhas: integer('falhas').notNull().default(0),
});

export const auditLog = pgTable('audit_log', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  id_login: integer('id_login')
    .notNull()
    .references(() => logins.id_login),
  id_pessoa_afetada: integer('id_pessoa_afetada').references(() => persons.id_pessoa),
  acao: text('acao').notNull(),
  objeto: text('objeto'),
  id_requisicao: text('id_requisicao'),
  dados: jsonb('dados').$type<Record<string, unknown>>().notNull().default({}),
  em: instant('em').notNull(),
});

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tipo: text('tipo').notNull(),
  /** Null for a message addressed by `dados.identificador`. */
  destinatario: text('destinatario'),
  dados: jsonb('dados').$type<Record<string, unknown>>().notNull(),
  /** Sender of the address: 'conta:<person>', 'equipe:<login>' or 'rede:<hash>'; null for others. */
  remetente: text('remetente'),
  criado_em: instant('criado_em').notNull(),
  disponivel_em: instant('disponivel_em').notNull(),
  tentativas: integer('tentativas').notNull().default(0),
  enviado_em: instant('enviado_em'),
  ultimo_erro: text('ultimo_erro'),
  abandonada_em: instant('abandonada_em'),
});

/** Keys with which a school's own systems call the backend. */
export const machineKeys = pgTable('machine_keys', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  nome: text('nome').notNull(),
  escopo: text('escopo').$type<MachineScope>().notNull(),
  hash: bytes('hash').notNull(),
  /** The first characters, by which people tell their keys apart. */
  inicio: text('inicio').notNull(),
  id_login: integer('id_login')
    .notNull()
    .references(() => logins.id_login),
  criada_em: instant('criada_em').notNull(),
  usada_em: instant('usada_em'),
  encerrada_em: instant('encerrada_em'),
});
