import type { Database } from '#/backend/db/database.ts';
import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import { keepPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { type Payments, takerOf } from '#/backend/payments/payment-provider.ts';
import type { OpenInvoice, OrderingCompany } from '#/contract/finance/invoice.ts';
import { invoiceState, TRANSFER } from '#/domain/company/invoice.ts';
import { cnpjCharacters, formatCnpj } from '#/domain/person/cnpj.ts';
import { isOverdue } from '#/domain/sale/boleto-terms.ts';
import { centsToReais, optionalReais, reaisToCents } from '#/domain/sale/money.ts';
import { PAGE_SIZE } from '#/domain/site/pagination.ts';
import { calendarDay, startOfDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { findBoleto } from '#/backend/modules/charges/boleto-repository.ts';
import { keepPayment } from '#/backend/modules/charges/keep-payment.ts';
import { enqueueInvoiceAnswer } from '#/backend/modules/orders/enqueue-notification.ts';
import { applyPayments } from '#/backend/modules/payments/apply-payment.ts';
import { findPurchase } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import {
  deleteInvoiceTerms,
  hasOrdered,
  listOpenInvoices,
  listOrderingCompanies,
  saveInvoiceTerms,
} from './invoice-repository.ts';
import {
  countInvoiceRequests,
  deleteInvoiceRequest,
  refuseInvoiceRequest,
} from './invoice-request-repository.ts';

interface StaffAct {
  loginId: number;
  requestId: string;
}

/** A page of 10 of the invoices that aren't paid, the one due first on top (COMPANY-9). */
export async function listInvoices(db: Database, now: Date, page: number) {
  const { rows, total } = await listOpenInvoices(db, { page, pageSize: PAGE_SIZE });
  const itens = rows.map((row): OpenInvoice => ({
    codigo_compra: row.codigo,
    razao_social: row.razao_social ?? '',
    cnpj: formatCnpj(row.cnpj ?? ''),
    nome: row.nome ?? '',
    email: row.email ?? '',
    curso: row.curso,
    vagas: row.vagas,
    valor: centsToReais(row.centavos),
    vencimento: row.vencimento,
    situacao: invoiceState(row.vencimento, false, calendarDay(now)),
    emitida_em: row.emitida_em,
  }));
  return { itens, totalItens: total, page };
}

export async function listCompanies(db: Database, now: Date, page: number) {
  const { rows, total } = await listOrderingCompanies(db, { page, pageSize: PAGE_SIZE });
  const today = calendarDay(now);
  const itens = rows.map((row): OrderingCompany => ({
    id_pessoa: row.id_pessoa,
    cnpj: formatCnpj(row.cnpj),
    razao_social: row.razao_social ?? '',
    nome: row.nome ?? '',
    email: row.email ?? '',
    pedidos_pagos: row.pedidos_pagos,
    total_pago: centsToReais(Number(row.pago_centavos)),
    faturas_abertas: row.faturas_abertas,
    total_em_aberto: centsToReais(Number(row.aberto_centavos)),
    tem_vencida: row.primeiro_vencimento !== null && isOverdue(row.primeiro_vencimento, today),
    limite: optionalReais(row.limite_centavos),
    pedido_em: row.pedido_em,
  }));
  return { itens, totalItens: total, page, pedidos: await countInvoiceRequests(db) };
}

/**
 * Sets the invoice limit of a company, in whole reais (COMPANY-8), and answers its request (COMPANY-11).
 * @throws 404 `EMPRESA_NAO_ENCONTRADA` for one that never ordered
 */
export async function setInvoiceTerms(
  db: Database,
  { loginId, requestId, now }: StaffAct & { now: Date },
  { id_pessoa, cnpj: typed, limite }: { id_pessoa: number; cnpj: string; limite: number | null },
): Promise<void> {
  const cnpj = cnpjCharacters(typed);
  await db.transaction(async (tx) => {
    if (!(await keepPersonLocked(tx, id_pessoa)) || !(await hasOrdered(tx, id_pessoa, cnpj))) {
      throw new BackendError(404, 'EMPRESA_NAO_ENCONTRADA', 'Esta empresa ainda não pediu vagas.');
    }
    await (limite === null
      ? deleteInvoiceTerms(tx, id_pessoa, cnpj)
      : saveInvoiceTerms(tx, {
          id_pessoa,
          cnpj,
          limite_centavos: reaisToCents(limite),
          id_login: loginId,
          permitido_em: now,
        }));
    await recordAct(tx, {
      acao: limite === null ? 'RETIROU_FATURA' : 'PERMITIU_FATURA',
      loginId,
      personId: id_pessoa,
      objeto: `empresa ${cnpj}`,
      requestId,
      dados: { limite },
      at: now,
    });
    if (limite === null) return;
    const request = await deleteInvoiceRequest(tx, id_pessoa, cnpj);
    const order = request && (await findPurchase(tx, request.codigo_compra));
    if (order) await enqueueInvoiceAnswer(tx, order, { limite_centavos: reaisToCents(limite) }, now);
  });
}

/** @throws 404 `PEDIDO_NAO_ENCONTRADO` where no request is open (COMPANY-11) */
export async function refuseInvoice(
  db: Database,
  { loginId, requestId, now }: StaffAct & { now: Date },
  { id_pessoa, cnpj: typed, motivo }: { id_pessoa: number; cnpj: string; motivo: string },
): Promise<void> {
  const cnpj = cnpjCharacters(typed);
  await db.transaction(async (tx) => {
    await keepPersonLocked(tx, id_pessoa);
    const request = await refuseInvoiceRequest(tx, { personId: id_pessoa, cnpj, motivo, at: now });
    if (!request) {
      throw new BackendError(404, 'PEDIDO_NAO_ENCONTRADO', 'Este pedido já foi respondido.');
    }
    await recordAct(tx, {
      acao: 'RECUSOU_FATURA',
      loginId,
      personId: id_pessoa,
      objeto: `empresa ${cnpj}`,
      requestId,
      at: now,
    });
    const order = await findPurchase(tx, request.codigo_compra);
    if (order) await enqueueInvoiceAnswer(tx, order, { motivo }, now);
  });
}

/**
 * Records a bank transfer for a whole invoice, as a webhook does for a boleto, which is withdrawn
 * (COMPANY-9). Double payments are refunded.
 * @throws 404 `FATURA_NAO_ENCONTRADA` for one that isn't open or is being recorded, 422 for an impossible day
 */
export async function noteTransfer(
  db: Database,
  payments: Payments,
  { loginId, requestId }: StaffAct,
  { codigo, recebido_em, nota }: { codigo: string; recebido_em: CalendarDay; nota: string },
): Promise<void> {
  const { now } = payments;
  const today = calendarDay(now);
  const [invoice] = (await listOpenInvoices(db, { codigo, page: 1, pageSize: 1 })).rows;
  if (!invoice) throw invoiceNotOpen();
  if (recebido_em > today || recebido_em < calendarDay(new Date(invoice.emitida_em))) {
    throw refusedField('DATA_INVALIDA', 'recebido_em', 'Informe um dia entre a emissão da fatura e hoje.');
  }
  const { id_boleto, centavos, id_pessoa } = invoice;
  const isFirst = await db.transaction(async (tx) => {
    const stored = await keepPayment(tx, TRANSFER, now, {
      endToEndId: `${TRANSFER}-${codigo}`,
      txid: id_boleto,
      cents: centavos,
      paidAt: recebido_em === today ? now : startOfDay(recebido_em),
    });
    if (stored !== 'new') return false;
    await recordAct(tx, {
      acao: 'REGISTROU_TRANSFERENCIA',
      loginId,
      personId: id_pessoa,
      objeto: `compra ${codigo}`,
      requestId,
      dados: { centavos, nota },
      at: now,
    });
    return true;
  });
  if (!isFirst) throw invoiceNotOpen();
  await applyPayments(db, payments, id_boleto);
  const boleto = await findBoleto(db, id_boleto);
  const bank = takerOf(payments, { forma: 'boleto', provedor: boleto?.provedor ?? null });
  await bank?.cancelCharge(id_boleto).catch(() => undefined);
}

const invoiceNotOpen = () =>
  new BackendError(404, 'FATURA_NAO_ENCONTRADA', 'Esta fatura não está em aberto.');
