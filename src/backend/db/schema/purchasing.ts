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
} from 'drizzle-orm/pg-core';
import type { Company, ListedStudent } from '#/domain/company/company-order.ts';
import type { BoletoStatus, ChargeStatus } from '#/domain/sale/charge-state.ts';
import type { CardBrand } from '#/domain/sale/card/card-brand.ts';
import type { CardRefusal } from '#/domain/sale/card/card-refusal.ts';
import type { CardStatus } from '#/domain/sale/card/card-state.ts';
import type { AcceptanceReason, NewAcceptanceStatus } from '#/domain/sale/agreement/new-acceptance.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import type { Funding, SettledPayment } from '#/domain/sale/assisted/assisted-terms.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import type { RefundByHand } from '#/domain/finance/refund-by-hand.ts';
import type { RefundTarget } from '#/domain/sale/refund/refund-target.ts';
import { bytes, instant } from './columns.ts';
import { logins, persons } from './identity.ts';
import { offers } from './catalogue.ts';

export const coupons = pgTable('coupons', {
  codigo: text('codigo').primaryKey(),
  descricao: text('descricao').notNull(),
  tipo: text('tipo').$type<'PERCENTUAL' | 'VALOR'>().notNull(),
  percentual: integer('percentual'),
  valor_centavos: integer('valor_centavos'),
  valido_de: instant('valido_de').notNull(),
  valido_ate: instant('valido_ate').notNull(),
  minimo_centavos: integer('minimo_centavos').notNull().default(0),
  usos_por_pessoa: integer('usos_por_pessoa').notNull().default(1),
  usos_total: integer('usos_total'),
  usos: integer('usos').notNull().default(0),
  /** Empty: any modality. */
  id_modalidades: integer('id_modalidades').array().notNull().default([]),
  /** Empty: any course. */
  id_produtos: integer('id_produtos').array().notNull().default([]),
  destaque: boolean('destaque').notNull().default(false),
  versao: integer('versao').notNull().default(1),
});

export const terms = pgTable('contracts', {
  versao: text('versao').primaryKey(),
  texto: text('texto').notNull(),
  sha256: char('sha256', { length: 64 }).notNull(),
  vigente_desde: instant('vigente_desde').notNull(),
  exige_novo_aceite: boolean('exige_novo_aceite').notNull().default(false),
  /** Markdown with its fields, as it was published; null for a text without Markdown. */
  modelo: text('modelo'),
  publicado_por: integer('publicado_por').references(() => logins.id_login),
});

export const purchases = pgTable('purchases', {
  codigo: char('codigo', { length: 26 }).primaryKey(),
  id_pessoa: integer('id_pessoa')
    .notNull()
    .references(() => persons.id_pessoa),
  id_oferta: integer('id_oferta')
    .notNull()
    .references(() => offers.id_oferta),
  id_vendedor: integer('id_vendedor').references(() => logins.id_login),
  chave_idempotencia: text('chave_idempotencia').notNull(),
  /** Hash of the request that came with the key; null for older purchases, and once the person was erased. */
  pedido_sha256: char('pedido_sha256', { length: 64 }),
  estado: text('estado').$type<PurchaseState>().notNull(),
  aluno: jsonb('aluno').$type<PersonForm>().notNull(),
  /** The guardian of a student under 18; null otherwise. */
  responsavel: jsonb('responsavel').$type<PurchaseGuardian>(),
  id_responsavel: integer('id_responsavel').references(() => persons.id_pessoa),
  /** Seats it holds; more than one only in a company's order, whose amounts are of all seats. */
  vagas: integer('vagas').notNull().default(1),
  /** The buying company; `aluno` is then its representative, and the students are in `company_seats`. */
  empresa: jsonb('empresa').$type<Company>(),
  preco_original_centavos: integer('preco_original_centavos').notNull(),
  desconto_centavos: integer('desconto_centavos').notNull().default(0),
  total_centavos: integer('total_centavos').notNull(),
  codigo_cupom: text('codigo_cupom').references(() => coupons.codigo),
  forma: text('forma').$type<PaymentForm>(),
  parcelas: integer('parcelas').notNull().default(1),
  contrato_versao: text('contrato_versao')
    .notNull()
    .references(() => terms.versao),
  contrato_sha256: char('contrato_sha256', { length: 64 }).notNull(),
  aceite_em: instant('aceite_em'),
  aceite_ip: text('aceite_ip'),
  /** The offer as accepted; null, as the price, until then. */
  turma_aceita: jsonb('turma_aceita').$type<Record<string, unknown>>(),
  total_aceito_centavos: integer('total_aceito_centavos'),
  rede: text('rede'),
  vaga_retida: boolean('vaga_retida').notNull(),
  reserva_expira_em: instant('reserva_expira_em').notNull(),
  pago_em: instant('pago_em'),
  /** Day on which the invoice is due; null for orders that are paid first. */
  fatura_vencimento: date('fatura_vencimento', { mode: 'string' }).$type<CalendarDay>(),
  /** Until when a buyer without an offer may choose one; null otherwise. */
  escolha_ate: instant('escolha_ate'),
  escolha_lembrada_em: instant('escolha_lembrada_em'),
  /** How a seller settled that it is paid; null where the buyer chooses freely. */
  condicoes: jsonb('condicoes').$type<SettledPayment>(),
  /** The sponsor; null where the student pays. */
  custeio: jsonb('custeio').$type<Funding>(),
  /** Integer cents that went back while the enrolment stays: the price is that much lower. */
  abatido_centavos: integer('abatido_centavos').notNull().default(0),
  /** Integer cents retained by contract after a cancellation. */
  retido_centavos: integer('retido_centavos').notNull().default(0),
  /** When a browser claimed to report the payment to analytics; null before. */
  medida_em: instant('medida_em'),
  criado_em: instant('criado_em').notNull(),
});

/** Which companies may pay on invoice, as one person orders for them, and how much they may owe. */
export const invoiceTerms = pgTable(
  'invoice_terms',
  {
    id_pessoa: integer('id_pessoa')
      .notNull()
      .references(() => persons.id_pessoa),
    /** Without its mask. */
    cnpj: char('cnpj', { length: 14 }).notNull(),
    limite_centavos: integer('limite_centavos').notNull(),
    id_login: integer('id_login')
      .notNull()
      .references(() => logins.id_login),
    permitido_em: instant('permitido_em').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_pessoa, table.cnpj] })],
);

export const invoiceRequests = pgTable(
  'invoice_requests',
  {
    id_pessoa: integer('id_pessoa')
      .notNull()
      .references(() => persons.id_pessoa),
    /** Without its mask. */
    cnpj: char('cnpj', { length: 14 }).notNull(),
    codigo_compra: char('codigo_compra', { length: 26 })
      .notNull()
      .references(() => purchases.codigo),
    pedido_em: instant('pedido_em').notNull(),
    recusado_em: instant('recusado_em'),
    motivo: text('motivo'),
  },
  (table) => [primaryKey({ columns: [table.id_pessoa, table.cnpj] })],
);

export const companySeats = pgTable(
  'company_seats',
  {
    codigo_compra: char('codigo_compra', { length: 26 })
      .notNull()
      .references(() => purchases.codigo, { onDelete: 'cascade' }),
    /** From 1. */
    posicao: integer('posicao').notNull(),
    aluno: jsonb('aluno').$type<ListedStudent>(),
    cpf: char('cpf', { length: 11 }),
    /** Named in the signed link; null before payment, replaced with each link. */
    serie: uuid('serie'),
    enviado_em: instant('enviado_em'),
    envios: integer('envios').notNull().default(0),
    id_pessoa: integer('id_pessoa').references(() => persons.id_pessoa),
    aceite_em: instant('aceite_em'),
    aceite_ip: text('aceite_ip'),
    contrato_versao: text('contrato_versao').references(() => terms.versao),
    contrato_sha256: char('contrato_sha256', { length: 64 }),
    /** When the finance team ended it; the order goes on with the others. */
    encerrada_em: instant('encerrada_em'),
  },
  (table) => [primaryKey({ columns: [table.codigo_compra, table.posicao] })],
);

/** The link by which a guardian opens a purchase: one at a time, and nothing here opens it. */
export const guardianLinks = pgTable('guardian_links', {
  codigo_compra: char('codigo_compra', { length: 26 })
    .primaryKey()
    .references(() => purchases.codigo, { onDelete: 'cascade' }),
  serie: uuid('serie').notNull(),
  expira_em: instant('expira_em').notNull(),
  enviado_em: instant('enviado_em').notNull(),
  envios: integer('envios').notNull().default(1),
});

export const purchaseEvents = pgTable('purchase_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  codigo_compra: char('codigo_compra', { length: 26 })
    .notNull()
    .references(() => purchases.codigo, { onDelete: 'cascade' }),
  estado: text('estado').$type<PurchaseState>().notNull(),
  detalhe: text('detalhe'),
  em: instant('em').notNull(),
});

export const couponUses = pgTable('coupon_uses', {
  codigo_compra: char('codigo_compra', { length: 26 })
    .primaryKey()
    .references(() => purchases.codigo, { onDelete: 'cascade' }),
  codigo: text('codigo')
    .notNull()
    .references(() => coupons.codigo),
  id_pessoa: integer('id_pessoa')
    .notNull()
    .references(() => persons.id_pessoa),
});

export const paymentCharges = pgTable('payment_charges', {
  txid: text('txid').primaryKey(),
  codigo_compra: char('codigo_compra', { length: 26 })
    .notNull()
    .references(() => purchases.codigo, { onDelete: 'cascade' }),
  forma: text('forma').$type<PaymentForm>().notNull().default('pix'),
  parcelas: integer('parcelas').notNull().default(1),
  status: text('status').$type<ChargeStatus>().notNull(),
  valor_centavos: integer('valor_centavos').notNull(),
  /** Surcharge of this form of payment, included in the amount. */
  acrescimo_centavos: integer('acrescimo_centavos').notNull().default(0),
  brcode: text('brcode'),
  criada_em: instant('criada_em').notNull(),
  expira_em: instant('expira_em').notNull(),
  pago_em: instant('pago_em'),
  end_to_end_id: text('end_to_end_id'),
  regerada: boolean('regerada').notNull().default(false),
  cancelada_em: instant('cancelada_em'),
  conferida_em: instant('conferida_em'),
  /** Null before a provider was called, and for older unpaid ones. */
  provedor: text('provedor'),
});

/** A move to a dearer offer; its seat is held while the difference is open. */
export const offerChanges = pgTable('class_changes', {
  txid: text('txid')
    .primaryKey()
    .references(() => paymentCharges.txid, { onDelete: 'cascade' }),
  codigo_compra: char('codigo_compra', { length: 26 })
    .notNull()
    .references(() => purchases.codigo, { onDelete: 'cascade' }),
  id_oferta: integer('id_oferta')
    .notNull()
    .references(() => offers.id_oferta),
  status: text('status').$type<'ABERTA' | 'CONCLUIDA' | 'ENCERRADA'>().notNull(),
  preco_original_centavos: integer('preco_original_centavos').notNull(),
  total_centavos: integer('total_centavos').notNull(),
  diferenca_centavos: integer('diferenca_centavos').notNull(),
  codigo_cupom: text('codigo_cupom').references(() => coupons.codigo),
  criada_em: instant('criada_em').notNull(),
  expira_em: instant('expira_em').notNull(),
});

export const newAcceptances = pgTable('new_acceptances', {
  id: uuid('id').primaryKey(),
  codigo_compra: char('codigo_compra', { length: 26 })
    .notNull()
    .references(() => purchases.codigo, { onDelete: 'cascade' }),
  status: text('status').$type<NewAcceptanceStatus>().notNull(),
  motivos: text('motivos').array().$type<AcceptanceReason[]>().notNull(),
  turma_antes: jsonb('turma_antes').notNull(),
  total_antes_centavos: integer('total_antes_centavos').notNull(),
  contrato_antes: text('contrato_antes')
    .notNull()
    .references(() => terms.versao),
  aceite_antes_em: instant('aceite_antes_em').notNull(),
  aceite_antes_ip: text('aceite_antes_ip'),
  turma: jsonb('turma').$type<Record<string, unknown>>().notNull(),
  total_centavos: integer('total_centavos').notNull(),
  pedido_em: instant('pedido_em').notNull(),
  responder_ate: date('responder_ate', { mode: 'string' }).$type<CalendarDay>().notNull(),
  lembrado_em: instant('lembrado_em'),
  respondido_em: instant('respondido_em'),
});

/** The boletos of a charge: one, or one a month; a renewed one is another of the same installment. */
export const boletos = pgTable('boletos', {
  id: text('id').primaryKey(),
  txid_cobranca: text('txid_cobranca')
    .notNull()
    .references(() => paymentCharges.txid, { onDelete: 'cascade' }),
  codigo_compra: char('codigo_compra', { length: 26 })
    .notNull()
    .references(() => purchases.codigo, { onDelete: 'cascade' }),
  /** From 1. */
  parcela: integer('parcela').notNull(),
  status: text('status').$type<BoletoStatus>().notNull(),
  valor_original_centavos: integer('valor_original_centavos').notNull(),
  multa_centavos: integer('multa_centavos').notNull().default(0),
  juros_centavos: integer('juros_centavos').notNull().default(0),
  vencimento_original: date('vencimento_original', { mode: 'string' }).notNull(),
  vencimento: date('vencimento', { mode: 'string' }).notNull(),
  /** Null, as the bar code, until the bank has answered. */
  nosso_numero: text('nosso_numero'),
  codigo_barras: char('codigo_barras', { length: 44 }),
  /** The bank's own sheet of it, which names the payer; null where it has none. */
  documento_url: text('documento_url'),
  criado_em: instant('criado_em').notNull(),
  pago_em: instant('pago_em'),
  id_pagamento: text('id_pagamento'),
  lembretes: text('lembretes').$type<BoletoReminder>().array().notNull().default([]),
  baixado_em: instant('baixado_em'),
  conferido_em: instant('conferido_em'),
  provedor: text('provedor'),
});

/** Attempts with a card; each is a charge of the same txid. */
export const cardTries = pgTable('card_tries', {
  txid: text('txid')
    .primaryKey()
    .references(() => paymentCharges.txid, { onDelete: 'cascade' }),
  codigo_compra: char('codigo_compra', { length: 26 })
    .notNull()
    .references(() => purchases.codigo, { onDelete: 'cascade' }),
  /** From 1 to 5. */
  tentativa: integer('tentativa').notNull(),
  token: text('token').notNull(),
  status: text('status').$type<CardStatus>().notNull(),
  /** Null, as the last four digits, until the provider has answered. */
  bandeira: text('bandeira').$type<CardBrand>(),
  final: char('final', { length: 4 }),
  motivo: text('motivo').$type<CardRefusal>(),
  desafio_url: text('desafio_url'),
  criada_em: instant('criada_em').notNull(),
  analise_desde: instant('analise_desde'),
  decidida_em: instant('decidida_em'),
  perguntada_em: instant('perguntada_em'),
  desfeita_em: instant('desfeita_em'),
});

/** Two days before a boleto falls due, on the day, and the day after. */
export type BoletoReminder = 'boleto-a-vencer' | 'boleto-vence-hoje' | 'boleto-vencido';

/** Outcome of a payment: in time, or why it is refunded. */
export type PaymentOutcome =
  | 'EM_DIA'
  | 'TARDIO'
  | 'REPETIDO'
  | 'VALOR_DIVERGENTE'
  | 'CARNE_ENCERRADO'
  | 'TROCA_ENCERRADA'
  | 'ACEITE_ENCERRADO';

export const paymentEvents = pgTable(
  'payment_events',
  {
    provedor: text('provedor').notNull(),
    id_evento: text('id_evento').notNull(),
    txid: text('txid').notNull(),
    valor_centavos: integer('valor_centavos').notNull(),
    ocorrido_em: instant('ocorrido_em').notNull(),
    recebido_em: instant('recebido_em').notNull(),
    aplicado_em: instant('aplicado_em'),
    resultado: text('resultado').$type<PaymentOutcome>(),
    conferido_em: instant('conferido_em'),
    liberado_em: instant('liberado_em'),
  },
  (table) => [primaryKey({ columns: [table.provedor, table.id_evento] })],
);

export const paymentWebhooks = pgTable(
  'payment_notices',
  {
    provedor: text('provedor').notNull(),
    sha256: char('sha256', { length: 64 }).notNull(),
    /** JSON, cut at 65,536 bytes. */
    corpo: text('corpo').notNull(),
    vezes: integer('vezes').notNull().default(1),
    recebido_em: instant('recebido_em').notNull(),
    ultima_em: instant('ultima_em').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provedor, table.sha256] })],
);

/** Why an item of a webhook changes nothing. */
export type ItemOddity = 'ILEGIVEL' | 'SEM_TXID' | 'SEM_VALOR' | 'DIVERGENTE' | 'NAO_CONFIRMADO';

export const oddPaymentItems = pgTable(
  'odd_payment_items',
  {
    provedor: text('provedor').notNull(),
    sha256: char('sha256', { length: 64 }).notNull(),
    /** JSON, cut at 16,384 bytes. */
    corpo: text('corpo').notNull(),
    motivo: text('motivo').$type<ItemOddity>().notNull(),
    vezes: integer('vezes').notNull().default(1),
    recebido_em: instant('recebido_em').notNull(),
    ultima_em: instant('ultima_em').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provedor, table.sha256] })],
);

export const refunds = pgTable('refunds', {
  id: text('id').primaryKey(),
  codigo_compra: char('codigo_compra', { length: 26 })
    .notNull()
    .references(() => purchases.codigo),
  end_to_end_id: text('end_to_end_id').notNull(),
  forma: text('forma').$type<PaymentForm>().notNull().default('pix'),
  valor_centavos: integer('valor_centavos').notNull(),
  status: text('status').$type<'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'>().notNull(),
  motivo: text('motivo').notNull(),
  /** From 1, of the parts in which one payment goes back; a failed part and the one in its place share it. */
  parte: integer('parte').notNull().default(1),
  destino: jsonb('destino').$type<RefundTarget & { cpf: string }>(),
  destino_tipo: text('destino_tipo').$type<RefundTarget['tipo']>(),
  a_mao_desde: instant('a_mao_desde'),
  a_mao_motivo: text('a_mao_motivo').$type<RefundByHand>(),
  saiu_por: text('saiu_por'),
  criada_em: instant('criada_em').notNull(),
  tentada_em: instant('tentada_em'),
  concluida_em: instant('concluida_em'),
  id_provedor: text('id_provedor'),
  /** When and how the debt of one that couldn't be made ended otherwise. */
  quitada_em: instant('quitada_em'),
  quitacao: text('quitacao').$type<'PROVEDOR' | 'A_MAO'>(),
});

export const waitingList = pgTable('waiting_list', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  id_oferta: integer('id_oferta')
    .notNull()
    .references(() => offers.id_oferta),
  id_pessoa: integer('id_pessoa')
    .notNull()
    .references(() => persons.id_pessoa),
  criado_em: instant('criado_em').notNull(),
  convite_hash: bytes('convite_hash'),
  convite_expira_em: instant('convite_expira_em'),
});
