import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { refunds } from '#/backend/db/schema/purchasing.ts';
import { refundReceipts } from '#/backend/db/schema/refund-desk.ts';
import { textArray } from '#/backend/db/sql-list.ts';
import type { RefundByHand } from '#/domain/finance/refund-by-hand.ts';
import { refundMachine } from '#/domain/sale/charge-state.ts';
import { canMove } from '#/domain/sale/state-machine.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefund = typeof refunds.$inferInsert;

/** False when this part of the payment has a refund under way or done. */
export async function insertRefund(db: Database, row: NewRefund): Promise<boolean> {
  const inserted = await db.insert(refunds).values(row).onConflictDoNothing().returning({ id: refunds.id });
  return inserted.length === 1;
}

export async function listOpenRefunds(
  db: Database,
  limit: number,
  connected: readonly string[],
  codigoCompra?: string,
): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'EM_PROCESSAMENTO'),
        sql`(${refunds.a_mao_desde} IS NULL OR ${refunds.a_mao_motivo} = 'SEM_PROVEDOR' AND EXISTS (
          SELECT FROM payment_events e WHERE e.id_evento = ${refunds.end_to_end_id}
            AND e.provedor = ANY(${textArray(connected)})))`,
        codigoCompra === undefined ? undefined : eq(refunds.codigo_compra, codigoCompra),
      ),
    )
    .orderBy(sql`${refunds.tentada_em} ASC NULLS FIRST`, asc(refunds.criada_em))
    .limit(limit);
}

/** Leaves a refund under way to the finance team; false when it has ended, or is theirs already. */
export async function leaveToHand(db: Database, id: string, why: RefundByHand, now: Date): Promise<boolean> {
  const left = await db
    .update(refunds)
    .set({ a_mao_desde: now, a_mao_motivo: why })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'EM_PROCESSAMENTO'), isNull(refunds.a_mao_desde)))
    .returning({ id: refunds.id });
  return left.length === 1;
}

export async function takeFromHand(tx: Database, id: string): Promise<boolean> {
  const receipts = tx
    .select({ id: refundReceipts.id })
    .from(refundReceipts)
    .where(and(eq(refundReceipts.id_devolucao, refunds.id), sql`${refundReceipts.aceito} IS NOT FALSE`));
  const taken = await tx
    .update(refunds)
    .set({ a_mao_desde: null, a_mao_motivo: null })
    .where(
      and(
        eq(refunds.id, id),
        eq(refunds.status, 'EM_PROCESSAMENTO'),
        eq(refunds.a_mao_motivo, 'SEM_PROVEDOR'),
        notExists(receipts),
      ),
    )
    .returning({ id: refunds.id });
  return taken.length === 1;
}

export async function listPaidByHand(db: Database, rows: readonly RefundRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const paid = await db
    .select({ id: refundReceipts.id_devolucao })
    .from(refundReceipts)
    .where(and(inArray(refundReceipts.id_devolucao, ids), sql`${refundReceipts.aceito} IS NOT FALSE`));
  return new Set(paid.map(({ id }) => id));
}

export async function findRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

export async function nameRefund(db: Database, id: string, providerId: string): Promise<void> {
  await db
    .update(refunds)
    .set({ id_provedor: providerId })
    .where(and(eq(refunds.id, id), isNull(refunds.id_provedor)));
}

/** Writes how the debt of a refund that couldn't be made ended otherwise; false when it had ended. */
export async function settleDebt(
  db: Database,
  id: string,
  quitacao: NonNullable<RefundRow['quitacao']>,
  now: Date,
): Promise<boolean> {
  const settled = await db
    .update(refunds)
    .set({ quitacao, quitada_em: now })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'NAO_REALIZADO'), isNull(refunds.quitada_em)))
    .returning({ id: refunds.id });
  return settled.length === 1;
}

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

export const waitsForTarget = ({ status, a_mao_desde, quitada_em }: RefundRow): boolean =>
  status === 'NAO_REALIZADO' && a_mao_desde === null && quitada_em === null;

export type RefundEnd = { status: 'NAO_REALIZADO' } | { status: 'DEVOLVIDO'; account?: string };

/**
 * Ends a refund that is under way and forgets where to it went; undefined when it had ended already.
 */
export async function finishRefund(
  db: Database,
  id: string,
  end: RefundEnd,
  now: Date,
): Promise<RefundRow | undefined> {
  const open = refundMachine.states.filter((from) => canMove(refundMachine, from, end.status));
  const [finished] = await db
    .update(refunds)
    .set({
      status: end.status,
      concluida_em: now,
      destino: null,
      ...(end.status === 'DEVOLVIDO'
        ? { saiu_por: end.account ?? null }
        : { a_mao_desde: null, a_mao_motivo: null }),
    })
    .where(and(eq(refunds.id, id), inArray(refunds.status, open)))
    .returning();
  return finished;
}
