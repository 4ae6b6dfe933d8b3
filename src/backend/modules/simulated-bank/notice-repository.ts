import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import {
  simulatedBankCharges as charges,
  simulatedBankNotices as notices,
  simulatedBankPayments as payments,
} from '#/backend/db/schema/simulated-bank.ts';

export async function listDueNotices(db: Database, now: Date, limit: number) {
  return db
    .select({ pagamento: payments, tentativas: notices.tentativas, forma: charges.forma })
    .from(notices)
    .innerJoin(payments, eq(payments.end_to_end_id, notices.end_to_end_id))
    .innerJoin(charges, eq(charges.txid, payments.txid))
    .where(and(isNull(notices.entregue_em), lte(notices.proxima_em, now)))
    .orderBy(asc(notices.proxima_em), asc(notices.end_to_end_id))
    .limit(limit);
}

export async function updateNotice(
  db: Database,
  endToEndId: string,
  set: Partial<typeof notices.$inferSelect>,
): Promise<void> {
  await db.update(notices).set(set).where(eq(notices.end_to_end_id, endToEndId));
}
