import type { Database } from '#/backend/db/database.ts';
import { isOverdue } from '#/domain/sale/boleto-terms.ts';
import { purchaseDocuments, type PurchaseDocument } from '#/domain/sale/purchase-code.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { listBoletosOf } from '../charge/boleto-repository.ts';
import { listPaymentsOf } from '../charge/payment-event-repository.ts';
import type { PurchaseRow } from '../purchase/purchase-repository.ts';

/**
 * Which documents each of some purchases has: a receipt once something was paid, the contract once it was
 * accepted, a boleto while one is to be paid (DOCUMENT-7).
 */
export async function findDocuments(
  db: Database,
  rows: readonly PurchaseRow[],
  now: Date,
): Promise<(row: PurchaseRow) => PurchaseDocument[]> {
  const codes = rows.map(({ codigo }) => codigo);
  const today = calendarDay(now);
  const payments = await listPaymentsOf(db, codes);
  const open = (await listBoletosOf(db, codes)).filter(
    ({ status, vencimento }) => status === 'REGISTRADO' && !isOverdue(vencimento, today),
  );
  const paid = new Set(payments.map(({ codigoCompra }) => codigoCompra));
  const payable = new Set(open.map(({ codigo_compra }) => codigo_compra));
  return ({ codigo, aceite_em }) => {
    const has = { recibo: paid.has(codigo), contrato: aceite_em !== null, boleto: payable.has(codigo) };
    return purchaseDocuments.filter((document) => has[document]);
  };
}
