import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { invoiceRequests } from '#/backend/db/schema/purchasing.ts';

export type InvoiceRequestRow = typeof invoiceRequests.$inferSelect;

export async function findInvoiceRequest(
  db: Database,
  personId: number,
  cnpj: string,
): Promise<InvoiceRequestRow | undefined> {
  const [row] = await db.select().from(invoiceRequests).where(isCompany(personId, cnpj));
  return row;
}

/** Leaves a request, in the place of one that was refused; false where an open one stays as it is. */
export async function saveInvoiceRequest(
  db: Database,
  row: Pick<InvoiceRequestRow, 'id_pessoa' | 'cnpj' | 'codigo_compra' | 'pedido_em'>,
): Promise<boolean> {
  const { codigo_compra, pedido_em } = row;
  const saved = await db
    .insert(invoiceRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [invoiceRequests.id_pessoa, invoiceRequests.cnpj],
      set: { codigo_compra, pedido_em, recusado_em: null, motivo: null },
      setWhere: sql`${invoiceRequests.recusado_em} IS NOT NULL`,
    })
    .returning({ cnpj: invoiceRequests.cnpj });
  return saved.length > 0;
}

export async function deleteInvoiceRequest(
  db: Database,
  personId: number,
  cnpj: string,
): Promise<InvoiceRequestRow | undefined> {
  const [row] = await db.delete(invoiceRequests).where(isCompany(personId, cnpj)).returning();
  return row;
}

/** Refuses an open request; undefined where none is. */
export async function refuseInvoiceRequest(
  db: Database,
  { personId, cnpj, motivo, at }: { personId: number; cnpj: string; motivo: string; at: Date },
): Promise<InvoiceRequestRow | undefined> {
  const [row] = await db
    .update(invoiceRequests)
    .set({ recusado_em: at, motivo })
    .where(and(isCompany(personId, cnpj), isNull(invoiceRequests.recusado_em)))
    .returning();
  return row;
}

export function countInvoiceRequests(db: Database): Promise<number> {
  return db.$count(invoiceRequests, isNull(invoiceRequests.recusado_em));
}

function isCompany(personId: number, cnpj: string) {
  return and(eq(invoiceRequests.id_pessoa, personId), eq(invoiceRequests.cnpj, cnpj));
}
