import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { isDue } from '#/backend/modules/seats/hold.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import type { InvoiceOffer } from '#/contract/purchasing/company-order.ts';
import { storedCompanySchema } from '#/contract/purchasing/purchase.ts';
import { invoiceDue, type InvoiceOffering, invoiceState } from '#/domain/company/invoice.ts';
import { cnpjCharacters } from '#/domain/person/cnpj.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { companyForms, type ShopForms } from '#/domain/sale/payment-terms.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { findOpenAcceptance } from '../agreement/agreement-repository.ts';
import { openBoletoCharge, registerBoletos } from '../boleto/open-boletos.ts';
import { listCharges } from '../charge/charge-repository.ts';
import { cancelClosedCharges, closeCharges } from '../charge/close-charges.ts';
import { inviteStudents } from '../company-seat/invite-students.ts';
import { enqueueNotice } from '../enqueue-notice.ts';
import { requirePurchaseMadeBy } from '../purchase/find-purchase.ts';
import { lockPurchaseOfPerson } from '../purchase/lock-purchase-of-person.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import type { PurchaseRow } from '../purchase/purchase-repository.ts';
import {
  acceptanceMissing,
  formUnavailable,
  newAcceptanceMissing,
  purchaseExpired,
  purchaseNotFound,
  wrongState,
} from '../purchase-errors.ts';
import { findInvoiceLimit, findOwed } from './invoice-repository.ts';

/**
 * Whether an order may be paid 30 days on invoice, and until when it would be (COMPANY-8).
 * @throws 404 `COMPRA_NAO_ENCONTRADA` to all but who made the order
 */
export async function offerInvoice(
  db: Database,
  { now, ...shop }: ShopForms & { now: Date },
  personId: number,
  codigo: string,
): Promise<InvoiceOffer> {
  const order = await requireOrder(db, personId, codigo);
  const { situacao, left } = await judge(db, shop, order, now);
  return {
    situacao,
    vencimento: invoiceDue(calendarDay(now)),
    disponivel: left === undefined ? null : centsToReais(left),
  };
}

/**
 * Confirms the seats of an order at once, which is paid by one boleto 30 days later (COMPANY-8). Asking again
 * changes nothing. With the person locked, no two orders pass the limit together.
 * @throws 404, 409 `FATURA_NAO_PERMITIDA`, `FATURA_VENCIDA`, `LIMITE_DA_FATURA`, `ACEITE_PENDENTE`,
 * `NOVO_ACEITE_PENDENTE`, `COMPRA_EXPIRADA`, `COMPRA_EM_OUTRO_ESTADO`, 422 `FORMA_INDISPONIVEL`, 503
 * `BOLETO_INDISPONIVEL` (the seats are confirmed; the boleto comes with the next reader)
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
    const confirmed = await movePurchase(tx, purchase, 'MATRICULADA', now, {
      detail: 'Faturado em 30 dias',
      set: { fatura_vencimento: due },
    });
    if (!confirmed) throw new Error(`purchase ${codigo} was changed under its lock`);
    await enqueueNotice(tx, 'vagas-faturadas', confirmed, now);
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

/** `left`: cents that may still be owed, this order not counted. */
async function judge(
  db: Database,
  shop: ShopForms,
  { id_pessoa, empresa, total_centavos }: PurchaseRow,
  now: Date,
): Promise<{ situacao: InvoiceOffering; left?: number }> {
  // A bank without carnês registers no boleto that is due so late.
  if (!companyForms(shop).includes('boleto') || !shop.hasCarne) return { situacao: 'INDISPONIVEL' };
  const cnpj = cnpjCharacters(v.parse(storedCompanySchema, storedObject(empresa)).cnpj);
  const limit = await findInvoiceLimit(db, id_pessoa, cnpj);
  if (limit === undefined) return { situacao: 'NAO_PERMITIDA' };
  const { cents, firstDue } = await findOwed(db, id_pessoa, cnpj);
  const left = Math.max(0, limit - cents);
  if (firstDue !== null && invoiceState(firstDue, false, calendarDay(now)) === 'VENCIDA') {
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
      'O pagamento em 30 dias precisa ser autorizado pelo financeiro. Fale com a gente ou escolha outra forma.',
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
