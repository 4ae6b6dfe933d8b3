import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { logins } from '#/backend/db/schema/identity.ts';
import { refunds } from '#/backend/db/schema/purchasing.ts';
import { refundReceipts } from '#/backend/db/schema/refund-desk.ts';

export type ReceiptRow = typeof refundReceipts.$inferSelect & { email: string };

export async function listReceipts(db: Database, refundIds: readonly string[]): Promise<ReceiptRow[]> {
  if (refundIds.length === 0) return [];
  const rows = await db
    .select({ receipt: refundReceipts, email: logins.email })
    .from(refundReceipts)
    .innerJoin(logins, eq(logins.id_login, refundReceipts.id_login))
    .where(inArray(refundReceipts.id_devolucao, [...refundIds]))
    .orderBy(refundReceipts.id);
  return rows.map(({ receipt, email }) => ({ ...receipt, email }));
}

export async function insertReceipt(db: Database, row: typeof refundReceipts.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(refundReceipts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: refundReceipts.id });
  return inserted.length === 1;
}

export async function decideReceipt(
  db: Database,
  refundId: string,
  decision: { aceito: boolean; recusa: string | null; id_conferente: number; conferido_em: Date },
): Promise<boolean> {
  const decided = await db
    .update(refundReceipts)
    .set(decision)
    .where(
      and(
        eq(refundReceipts.id_devolucao, refundId),
        isNull(refundReceipts.aceito),
        sql`${refundReceipts.id_login} <> ${decision.id_conferente}`,
      ),
    )
    .returning({ id: refundReceipts.id });
  return decided.length === 1;
}

export async function listRefundsById(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.id, [...ids]));
}
