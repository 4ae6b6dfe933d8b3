import { bigint, boolean, char, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CardBrand } from '#/domain/sale/card/card-brand.ts';
import type { CardRefusal } from '#/domain/sale/card/card-refusal.ts';
import type { CardOutcome } from '#/domain/sale/card/test-cards.ts';
import { instant } from './columns.ts';

export const simulatedBankCharges = pgTable('simulated_bank_charges', {
  txid: text('txid').primaryKey(),
  valor_centavos: integer('valor_centavos').notNull(),
  descricao: text('descricao').notNull(),
  status: text('status')
    .$type<'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP'>()
    .notNull(),
  forma: text('forma').$type<'pix' | 'boleto' | 'cartao'>().notNull().default('pix'),
  brcode: text('brcode'),
  nosso_numero: text('nosso_numero'),
  codigo_barras: char('codigo_barras', { length: 44 }),
  criada_em: instant('criada_em').notNull(),
  expira_em: instant('expira_em').notNull(),
  /** When the payer's bank last refused a payment; no money moved and the charge stays open. */
  recusada_em: instant('recusada_em'),
  recusa_devolucao: boolean('recusa_devolucao').notNull().default(false),
});

export const simulatedBankPayments = pgTable('simulated_bank_payments', {
  end_to_end_id: text('end_to_end_id').primaryKey(),
  txid: text('txid')
    .notNull()
    .references(() => simulatedBankCharges.txid),
  valor_centavos: integer('valor_centavos').notNull(),
  horario: instant('horario').notNull(),
  devolvido_centavos: integer('devolvido_centavos').notNull().default(0),
});

export const simulatedBankWebhooks = pgTable('simulated_bank_notices', {
  end_to_end_id: text('end_to_end_id')
    .primaryKey()
    .references(() => simulatedBankPayments.end_to_end_id),
  tentativas: integer('tentativas').notNull().default(0),
  proxima_em: instant('proxima_em').notNull(),
  entregue_em: instant('entregue_em'),
});

export const simulatedBankRefunds = pgTable('simulated_bank_refunds', {
  id: text('id').primaryKey(),
  end_to_end_id: text('end_to_end_id')
    .notNull()
    .references(() => simulatedBankPayments.end_to_end_id),
  valor_centavos: integer('valor_centavos').notNull(),
  criada_em: instant('criada_em').notNull(),
});

/** One row: the webhook secret, and the offset of the business clock. */
export const simulatedBankState = pgTable('simulated_bank_state', {
  unico: boolean('unico').primaryKey().default(true),
  segredo_aviso: text('segredo_aviso').notNull(),
  adiantamento_ms: bigint('adiantamento_ms', { mode: 'number' }).notNull().default(0),
});

export const simulatedBankCardTokens = pgTable('simulated_bank_card_tokens', {
  token: text('token').primaryKey(),
  bandeira: text('bandeira').$type<CardBrand>().notNull(),
  final: char('final', { length: 4 }).notNull(),
  desfecho: jsonb('desfecho').$type<CardOutcome>().notNull(),
  criado_em: instant('criado_em').notNull(),
  expira_em: instant('expira_em').notNull(),
  usado_por: text('usado_por'),
});

export const simulatedBankCardCharges = pgTable('simulated_bank_card_charges', {
  txid: text('txid')
    .primaryKey()
    .references(() => simulatedBankCharges.txid),
  parcelas: integer('parcelas').notNull(),
  /** Null for a token that wasn't good. */
  bandeira: text('bandeira').$type<CardBrand>(),
  final: char('final', { length: 4 }),
  situacao: text('situacao')
    .$type<'DESAFIO' | 'EM_ANALISE' | 'APROVADA' | 'RECUSADA' | 'CANCELADA'>()
    .notNull(),
  motivo: text('motivo').$type<CardRefusal>(),
  desafio: text('desafio'),
  retorno: text('retorno').notNull(),
  decide_em: instant('decide_em'),
  decisao: text('decisao').$type<'approve' | 'refuse'>(),
  /** When the next webhook is due; null once all were accepted. */
  aviso_em: instant('aviso_em'),
  aviso_tentativas: integer('aviso_tentativas').notNull().default(0),
});
