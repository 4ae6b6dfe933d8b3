import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether a purchase is to be paid on an invoice (COMPANY-8). `purchase` is what the statement calls its
 * table. The one place where that is written in SQL.
 */
export function isUnpaidInvoice(purchase: SQL): SQL<boolean> {
  return sql`(${purchase}.fatura_vencimento IS NOT NULL AND ${purchase}.pago_em IS NULL AND ${purchase}.estado = 'MATRICULADA')`;
}
