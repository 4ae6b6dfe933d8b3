import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import {
  simulatedBankCharges as charges,
  simulatedBankWebhooks as webhooks,
  simulatedBankPayments as payments,
} from '#/backend/db/schema/simulated-bank.ts';

export async function listDueWebhooks(db: Database, now: Date, limit: number) {
  return db
    .select({ pagamento: payments, tentativas: webhooks.tentativas, forma: charges.forma })
    .from(webhooks)
    .innerJoin(payments, eq(payments.end_to_end_id, webhooks.end_to_end_id))
    .innerJoin(charges, eq(charges.txid, payments.txid))
    .where(and(isNull(webhooks.entregue_em), lte(webhooks.proxima_em, now)))
    .orderBy(asc(webhooks.proxima_em), asc(webhooks.end_to_end_id))
    .limit(limit);
}

export async function updateWebhook(
  db: Database,
  endToEndId: string,
  set: Partial<typeof webhooks.$inferSelect>,
): Promise<void> {
  await db.update(webhooks).set(set).where(eq(webhooks.end_to_end_id, endToEndId));
}
