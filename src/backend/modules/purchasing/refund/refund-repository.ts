import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { refunds } from '#/backend/db/schema/purchasing.ts';
import { TRANSFER } from '#/domain/company/invoice.ts';
import { refundMachine, type RefundStatus } from '#/domain/sale/charge-state.ts';
import { canMove } from '#/domain/sale/state-machine.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;

/** Asks for a refund; false when this part of the payment has one that is under way or done. */
export async function insertRefund(db: Database, row: NewRefund): Promise<boolean> {
  const inserted = await db.insert(refunds).values(row).onConflictDoNothing().returning({ id: refunds.id });
  return inserted.length === 1;
}

/**
 * Refunds that a bank is asked for, those it wasn't asked for the longest first; of one purchase, or of all.
 */
export async function listOpenRefunds(
  db: Database,
  limit: number,
  codigoCompra?: string,
): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'EM_PROCESSAMENTO'),
        // What came by a noted transfer goes back by hand.
        sql`NOT EXISTS (SELECT FROM payment_events e
          WHERE e.id_evento = ${refunds.end_to_end_id} AND e.provedor = ${TRANSFER})`,
        codigoCompra === undefined ? undefined : eq(refunds.codigo_compra, codigoCompra),
      ),
    )
    .orderBy(sql`${refunds.tentada_em} ASC NULLS FIRST`, asc(refunds.criada_em))
    .limit(limit);
}

export async function findRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/** Puts a refund behind the others that wait. */
export async function markRefundTried(db: Database, id: string, now: Date): Promise<void> {
  await db.update(refunds).set({ tentada_em: now }).where(eq(refunds.id, id));
}

/** Oldest first. */
export async function listRefundsOf(db: Database, codigos: string[]): Promise<RefundRow[]> {
  if (codigos.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.codigo_compra, codigos))
    .orderBy(asc(refunds.criada_em), asc(refunds.parte), asc(refunds.id));
}

/** Oldest first. */
export async function listRefundsOfPayment(db: Database, endToEndId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.end_to_end_id, endToEndId))
    .orderBy(asc(refunds.criada_em), asc(refunds.parte), asc(refunds.id));
}

/** Of each part of each payment the refund that counts: the one that didn't fail, else the last that did. */
export function newestOfParts(rows: readonly RefundRow[]): RefundRow[] {
  const parts = new Map<string, RefundRow>();
  for (const row of rows) {
    const key = `${row.end_to_end_id} ${row.parte}`;
    const known = parts.get(key);
    if (!known || known.status === 'NAO_REALIZADO') parts.set(key, row);
  }
  return [...parts.values()];
}

/**
 * Ends a refund that is under way and forgets where to it went; false when it had ended already.
 */
export async function finishRefund(
  db: Database,
  id: string,
  status: Exclude<RefundStatus, 'EM_PROCESSAMENTO'>,
  now: Date,
): Promise<boolean> {
  const open = refundMachine.states.filter((from) => canMove(refundMachine, from, status));
  const finished = await db
    .update(refunds)
    .set({ status, concluida_em: now, destino: null })
    .where(and(eq(refunds.id, id), inArray(refunds.status, open)))
    .returning({ id: refunds.id });
  return finished.length === 1;
}
