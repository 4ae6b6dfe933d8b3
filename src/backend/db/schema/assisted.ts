import { char, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PersonForm } from '#/contract/person-form.ts';
import type {
  EmployerAnswer,
  Funding,
  ProposalKind,
  SettledPayment,
} from '#/domain/sale/assisted/assisted-terms.ts';
import type { StoredProposalState } from '#/domain/sale/assisted/proposal-state.ts';
import { instant } from './columns.ts';
import { offers } from './catalogue.ts';
import { logins, persons } from './identity.ts';
import { purchases } from './purchasing.ts';

export const assistedProposals = pgTable('assisted_proposals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  tipo: text('tipo').$type<ProposalKind>().notNull(),
  id_vendedor: integer('id_vendedor')
    .notNull()
    .references(() => logins.id_login),
  id_oferta: integer('id_oferta')
    .notNull()
    .references(() => offers.id_oferta),
  id_pessoa: integer('id_pessoa').references(() => persons.id_pessoa),
  /** 11 digits; null once the student was forgotten. */
  cpf: char('cpf', { length: 11 }),
  aluno: jsonb('aluno').$type<PersonForm>(),
  situacao: text('situacao').$type<StoredProposalState>().notNull(),
  preco_original_centavos: integer('preco_original_centavos').notNull(),
  desconto_percentual: integer('desconto_percentual').notNull().default(0),
  total_centavos: integer('total_centavos').notNull(),
  motivo: text('motivo'),
  condicoes: jsonb('condicoes').$type<SettledPayment>(),
  custeio: jsonb('custeio').$type<Funding>(),
  /** Where the employer confirms that it pays; null for a grant. */
  empresa_email: text('empresa_email'),
  empresa_serie: uuid('empresa_serie'),
  empresa_resposta: text('empresa_resposta').$type<EmployerAnswer>(),
  empresa_respondeu_em: instant('empresa_respondeu_em'),
  recusa: text('recusa'),
  id_aprovador: integer('id_aprovador').references(() => logins.id_login),
  decidida_em: instant('decidida_em'),
  serie: uuid('serie'),
  expira_em: instant('expira_em').notNull(),
  enviado_em: instant('enviado_em'),
  envios: integer('envios').notNull().default(0),
  codigo_compra: char('codigo_compra', { length: 26 }).references(() => purchases.codigo, {
    onDelete: 'set null',
  }),
  compras: integer('compras').notNull().default(0),
  /** Input of the code for a new login; null while none was requested. */
  codigo_serie: uuid('codigo_serie'),
  codigo_expira_em: instant('codigo_expira_em'),
  codigo_tentativas: integer('codigo_tentativas').notNull().default(0),
  criada_em: instant('criada_em').notNull(),
});
