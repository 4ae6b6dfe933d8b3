import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { refunds } from '#/backend/db/schema/purchasing.ts';
import { refundMachine, type RefundStatus } from '#/domain/sale/charge-state.ts';
import { canMove } from '#/domain/sale/state-machine.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Asks for a refund; false when the payment has one that is under way or done. */
export async function insertRefund(db: Database, row: typeof refunds.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(refunds).values(row).onConflictDoNothing().returning({ id: refunds.id });
  return inserted.length === 1;
}

/** Refunds under way, those the bank wasn't asked for the longest first; of one purchase, or of all. */
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
        codigoCompra === undefined ? undefined : eq(refunds.codigo_compra, codigoCompra),
      ),
    )
    .orderBy(sql`${refunds.tentada_em} ASC NULLS FIRST`, asc(refunds.criada_em))
    .limit(limit);
}

/** Puts a refund behind the others that wait. */
export async function markRefundTried(db: Database, id: string, now: Date): Promise<void> {
  await db.update(refunds).set({ tentada_em: now }).where(eq(refunds.id, id));
}

export async function listRefundsOf(db: Database, codigoCompra: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.codigo_compra, codigoCompra))
    .orderBy(asc(refunds.criada_em), asc(refunds.id));
}

/** Ends a refund that is under way; false when it had ended already. */
export async function finishRefund(
  db: Database,
  id: string,
  status: Exclude<RefundStatus, 'EM_PROCESSAMENTO'>,
  now: Date,
): Promise<boolean> {
  const open = refundMachine.states.filter((from) => canMove(refundMachine, from, status));
  const finished = await db
    .update(refunds)
    .set({ status, concluida_em: now })
    .where(and(eq(refunds.id, id), inArray(refunds.status, open)))
    .returning({ id: refunds.id });
  return finished.length === 1;
}
