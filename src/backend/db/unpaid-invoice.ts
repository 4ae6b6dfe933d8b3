import { sql, type SQL } from 'drizzle-orm';

// COMPANY-8
export function isUnpaidInvoice(purchase: SQL): SQL<boolean> {
  return sql`(${purchase}.fatura_vencimento IS NOT NULL AND ${purchase}.pago_em IS NULL AND ${purchase}.estado = 'MATRICULADA')`;
}
