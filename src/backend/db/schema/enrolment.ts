import { bigint, char, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import type { EnrolmentState } from '#/domain/enrolment/enrolment-state.ts';
import type { DocumentFormat, DocumentState } from '#/domain/enrolment/enrolment-document.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { DeclaredIncome } from '#/domain/enrolment/income-declaration.ts';
import { bytes, instant } from './columns.ts';
import { offers } from './catalogue.ts';
import { logins, persons } from './identity.ts';

export const enrolments = pgTable('enrolments', {
  protocolo: char('protocolo', { length: 14 }).primaryKey(),
  id_pessoa: integer('id_pessoa')
    .notNull()
    .references(() => persons.id_pessoa),
  id_oferta: integer('id_oferta')
    .notNull()
    .references(() => offers.id_oferta),
  estado: text('estado').$type<EnrolmentState>().notNull(),
  aluno: jsonb('aluno').$type<PersonForm>().notNull(),
  /** The student's, 11 digits. */
  cpf: char('cpf', { length: 11 }).notNull(),
  /** The guardian of a student under 18. */
  responsavel: jsonb('responsavel').$type<PurchaseGuardian>(),
  declaracao_versao: text('declaracao_versao').notNull(),
  declaracao_sha256: char('declaracao_sha256', { length: 64 }).notNull(),
  declaracao_ip: text('declaracao_ip'),
  motivo: text('motivo'),
  /** Last day for documents; null where none are required. */
  documentos_ate: date('documentos_ate', { mode: 'string' }).$type<CalendarDay>(),
  documentos_lembrados_em: instant('documentos_lembrados_em'),
  renda: jsonb('renda').$type<DeclaredIncome>(),
  decidida_por: integer('decidida_por').references(() => logins.id_login),
  decidida_em: instant('decidida_em'),
  criado_em: instant('criado_em').notNull(),
});

export const enrolmentDocuments = pgTable('enrolment_documents', {
  id: uuid('id').primaryKey(),
  protocolo: char('protocolo', { length: 14 })
    .notNull()
    .references(() => enrolments.protocolo, { onDelete: 'cascade' }),
  tipo: text('tipo').notNull(),
  /** Made safe. */
  nome: text('nome').notNull(),
  formato: text('formato').$type<DocumentFormat>().notNull(),
  /** Bytes. */
  tamanho: integer('tamanho').notNull(),
  sha256: char('sha256', { length: 64 }).notNull(),
  situacao: text('situacao').$type<DocumentState>().notNull(),
  /** Null of a PDF that came before they were counted. */
  paginas: integer('paginas'),
  /** Null once the antivirus refused it. */
  conteudo: bytes('conteudo'),
  criado_em: instant('criado_em').notNull(),
});

export const enrolmentEvents = pgTable('enrolment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  protocolo: char('protocolo', { length: 14 })
    .notNull()
    .references(() => enrolments.protocolo, { onDelete: 'cascade' }),
  estado: text('estado').$type<EnrolmentState>().notNull(),
  em: instant('em').notNull(),
});
