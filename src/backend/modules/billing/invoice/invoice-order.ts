import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { emailsOfTeam } from '#/backend/modules/identity/person/emails-of-team.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import type { InvoiceOffer, InvoiceRequest } from '#/contract/purchasing/company-order.ts';
import { storedCompanySchema } from '#/contract/purchasing/purchase.ts';
import { askAgainFrom, invoiceDue, type InvoiceOffering } from '#/domain/company/invoice.ts';
import { cnpjCharacters } from '#/domain/person/cnpj.ts';
import { isOverdue } from '#/domain/sale/boleto-terms.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { companyForms, type ShopForms } from '#/domain/sale/payment-terms.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { type CalendarDay, formatDay } from '#/domain/time/calendar-day.ts';
import { findOpenAcceptance } from '#/backend/modules/orders/agreement/agreement-repository.ts';
import { openBoletoCharge, registerBoletos } from '#/backend/modules/payments/boleto/open-boletos.ts';
import { listCharges } from '#/backend/modules/charges/charge-repository.ts';
import { cancelClosedCharges, closeCharges } from '#/backend/modules/charges/close-charges.ts';
import { inviteStudents } from '#/backend/modules/orders/company-seat/invite-students.ts';
import { enqueueInvoiceRequest, enqueueNotification } from '#/backend/modules/orders/enqueue-notification.ts';
import { requirePurchaseMadeBy } from '#/backend/modules/orders/purchase/find-purchase.ts';
import { lockPurchaseOfPerson } from '#/backend/modules/orders/purchase/lock-purchase-of-person.ts';
import { moveLockedPurchase } from '#/backend/modules/orders/purchase/move-purchase.ts';
import type { PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import {
  acceptanceMissing,
  formUnavailable,
  newAcceptanceMissing,
  purchaseExpired,
  purchaseNotFound,
  wrongState,
} from '#/backend/modules/orders/purchase-errors.ts';
import { findInvoiceLimit, findOwed } from './invoice-repository.ts';
import {
  findInvoiceRequest,
  type InvoiceRequestRow,
  saveInvoiceRequest,
} from './invoice-request-repository.ts';

/** @throws 404 `COMPRA_NAO_ENCONTRADA` to all but who made the order (COMPANY-8) */
export async function offerInvoice(
  db: Database,
  { now, ...shop }: ShopForms & { now: Date },
  personId: number,
  codigo: string,
): Promise<InvoiceOffer> {
  const order = await requireOrder(db, personId, codigo);
  const { situacao, left } = await judge(db, shop, order, now);
  const request =
    situacao === 'NAO_PERMITIDA' ? await findInvoiceRequest(db, personId, cnpjOf(order)) : undefined;
  return {
    situacao,
    vencimento: invoiceDue(calendarDay(now)),
    disponivel: left === undefined ? null : centsToReais(left),
    pedido: request ? describeRequest(request) : null,
  };
}

/**
 * Requests invoicing from the finance team (COMPANY-11). Repeating it changes nothing.
 * @param desk recipient; all FINANCEIRO logins by default
 * @throws 404 `COMPRA_NAO_ENCONTRADA`, 409 `PEDIDO_DE_FATURA_RECUSADO` for 30 days after a refusal
 */
export async function askForInvoice(
  db: Database,
  { now, desk, ...shop }: ShopForms & { now: Date; desk: string | undefined },
  personId: number,
  codigo: string,
): Promise<InvoiceOffer> {
  await withPersonLocked(db, personId, async (tx) => {
    const order = await requireOrder(tx, personId, codigo);
    const { situacao } = await judge(tx, shop, order, now);
    if (situacao !== 'NAO_PERMITIDA') return;
    const cnpj = cnpjOf(order);
    const last = await findInvoiceRequest(tx, personId, cnpj);
    if (last?.recusado_em && askAgainFrom(last.recusado_em) > calendarDay(now)) {
      throw invoiceRefused(askAgainFrom(last.recusado_em));
    }
    const row = { id_pessoa: personId, cnpj, codigo_compra: codigo, pedido_em: now };
    if (!(await saveInvoiceRequest(tx, row))) return;
    const team = desk === undefined ? await emailsOfTeam(tx, 'FINANCEIRO') : [desk];
    for (const email of team) await enqueueInvoiceRequest(tx, order, email, now);
  });
  return offerInvoice(db, { now, ...shop }, personId, codigo);
}

function describeRequest({ pedido_em, recusado_em, motivo }: InvoiceRequestRow): InvoiceRequest {
  return {
    pedido_em: pedido_em.toISOString(),
    recusa: recusado_em && { motivo: motivo ?? '', novo_pedido_em: askAgainFrom(recusado_em) },
  };
}

const invoiceRefused = (again: CalendarDay) =>
  new BackendError(
    409,
    'PEDIDO_DE_FATURA_RECUSADO',
    `O financeiro não autorizou o pagamento em 30 dias. Sua empresa pode pedir de novo a partir de ${formatDay(again)}.`,
  );

/**
 * Confirms an order that is paid by one boleto 30 days later (COMPANY-8). Idempotent. The person is locked,
 * so that two orders can't exceed the limit together.
 * @throws 404, 409 `FATURA_NAO_PERMITIDA`, `FATURA_VENCIDA`, `LIMITE_DA_FATURA`, `ACEITE_PENDENTE`,
 * `NOVO_ACEITE_PENDENTE`, `COMPRA_EXPIRADA`, `COMPRA_EM_OUTRO_ESTADO`, 422 `FORMA_INDISPONIVEL`, 503
 * `BOLETO_INDISPONIVEL` (the seats are confirmed; the boleto is registered later)
 */
export async function invoiceOrder(
  db: Database,
  { forms, hasCarne, needsAddress, ...payments }: Payments & ShopForms,
  personId: number,
  codigo: string,
): Promise<PurchaseRow> {
  const { now } = payments;
  await requireOrder(db, personId, codigo);
  await db.transaction(async (tx) => {
    const { purchase } = (await lockPurchaseOfPerson(tx, codigo))!;
    if (purchase.fatura_vencimento !== null) return;
    if (isDue(purchase, now) || purchase.estado === 'EXPIRADA') throw purchaseExpired();
    if (purchase.estado === 'AGUARDANDO_ACEITE') throw acceptanceMissing();
    if (purchase.estado !== 'AGUARDANDO_PAGAMENTO') throw wrongState(purchase.estado);
    if (await findOpenAcceptance(tx, codigo)) throw newAcceptanceMissing();
    const { situacao } = await judge(tx, { forms, hasCarne, needsAddress }, purchase, now);
    if (situacao !== 'DISPONIVEL') throw refusals[situacao]();
    await closeCharges(tx, codigo, 'replace');
    const due = invoiceDue(calendarDay(now));
    await openBoletoCharge(tx, purchase, 1, now, due);
    const confirmed = await moveLockedPurchase(tx, purchase, 'MATRICULADA', now, {
      detail: 'Faturado em 30 dias',
      set: { fatura_vencimento: due },
    });
    await enqueueNotification(tx, 'vagas-faturadas', confirmed, now);
    await inviteStudents(tx, confirmed, now);
  });
  await cancelClosedCharges(db, payments, codigo).catch(() => undefined);
  const open = (await listCharges(db, codigo)).find(({ status }) => status === 'ATIVA');
  if (open) await registerBoletos(db, payments.boleto, open);
  return requirePurchaseMadeBy(db, personId, codigo);
}

async function requireOrder(db: Database, personId: number, codigo: string): Promise<PurchaseRow> {
  const purchase = await requirePurchaseMadeBy(db, personId, codigo);
  if (!purchase.empresa) throw purchaseNotFound();
  return purchase;
}

const cnpjOf = ({ empresa }: PurchaseRow) =>
  cnpjCharacters(v.parse(storedCompanySchema, storedObject(empresa)).cnpj);

/** `left`: cents that may still be owed, this order not counted. */
async function judge(
  db: Database,
  shop: ShopForms,
  order: PurchaseRow,
  now: Date,
): Promise<{ situacao: InvoiceOffering; left?: number }> {
  // A bank without carnês registers no boleto that is due so late.
  if (!companyForms(shop).includes('boleto') || !shop.hasCarne) return { situacao: 'INDISPONIVEL' };
  const { id_pessoa, total_centavos } = order;
  const cnpj = cnpjOf(order);
  const limit = await findInvoiceLimit(db, id_pessoa, cnpj);
  if (limit === undefined) return { situacao: 'NAO_PERMITIDA' };
  const { cents, firstDue } = await findOwed(db, id_pessoa, cnpj);
  const left = Math.max(0, limit - cents);
  if (firstDue !== null && isOverdue(firstDue, calendarDay(now))) {
    return { situacao: 'VENCIDA', left };
  }
  return { situacao: total_centavos <= left ? 'DISPONIVEL' : 'LIMITE', left };
}

const refusals: Readonly<Record<Exclude<InvoiceOffering, 'DISPONIVEL'>, () => BackendError>> = {
  INDISPONIVEL: formUnavailable,
  NAO_PERMITIDA: () =>
    new BackendError(
      409,
      'FATURA_NAO_PERMITIDA',
      'O pagamento em 30 dias precisa ser autorizado pelo financeiro. Peça nesta página ou escolha outra forma.',
    ),
  VENCIDA: () =>
    new BackendError(
      409,
      'FATURA_VENCIDA',
      'Sua empresa tem uma fatura vencida. Pague a fatura, ou escolha outra forma de pagamento.',
    ),
  LIMITE: () =>
    new BackendError(
      409,
      'LIMITE_DA_FATURA',
      'Este pedido passa do limite de faturas em aberto da sua empresa. Escolha outra forma de pagamento.',
    ),
};
