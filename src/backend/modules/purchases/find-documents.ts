import type { Database } from '#/backend/db/database.ts';
import { isOverdue } from '#/domain/sale/boleto-terms.ts';
import { purchaseDocuments, type PurchaseDocument } from '#/domain/sale/purchase-code.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { listBoletosOf, type BoletoRow } from '../charges/boleto-repository.ts';
import { listPaymentsOf } from '../charges/payment-event-repository.ts';
import type { PurchaseRow } from '../orders/purchase/purchase-repository.ts';

interface Papers {
  documentos: PurchaseDocument[];
  boleto_vencido: CalendarDay | null;
}

/**
 * Which documents each of some purchases has, and its overdue boleto: a receipt once something was paid, the
 * contract once it was accepted, a boleto while one is to be paid (DOCUMENT-7, PURCHASE-15).
 */
export async function findDocuments(
  db: Database,
  rows: readonly PurchaseRow[],
  now: Date,
): Promise<(row: PurchaseRow) => Papers> {
  const codes = rows.map(({ codigo }) => codigo);
  const today = calendarDay(now);
  const payments = await listPaymentsOf(db, codes);
  const boletos = await listBoletosOf(db, codes);
  const paid = new Set(payments.map(({ codigoCompra }) => codigoCompra));
  return ({ codigo, aceite_em }) => {
    const own = boletos.filter(({ codigo_compra }) => codigo_compra === codigo);
    const has = {
      recibo: paid.has(codigo),
      contrato: aceite_em !== null,
      boleto: own.some(({ status, vencimento }) => status === 'REGISTRADO' && !isOverdue(vencimento, today)),
    };
    return {
      documentos: purchaseDocuments.filter((document) => has[document]),
      boleto_vencido: own.find((boleto) => isLeftOverdue(boleto, today))?.vencimento ?? null,
    };
  };
}

/** By the clock, whether or not the job has come by. */
const isLeftOverdue = ({ status, vencimento }: BoletoRow, today: CalendarDay): boolean =>
  status === 'VENCIDO' || (status === 'REGISTRADO' && isOverdue(vencimento, today));
