import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, selectRows } from '#/backend/db/database.ts';
import {
  simulatedBankCharges as charges,
  simulatedBankWebhooks as webhooks,
  simulatedBankPayments as payments,
  simulatedBankRefunds as refunds,
} from '#/backend/db/schema/simulated-bank.ts';

export type BankChargeRow = typeof charges.$inferSelect;
export type BankPaymentRow = typeof payments.$inferSelect;

export async function insertBankCharge(db: Database, row: typeof charges.$inferInsert): Promise<void> {
  await db.insert(charges).values(row).onConflictDoNothing();
}

export async function findBankCharge(db: Database, txid: string): Promise<BankChargeRow | undefined> {
  const [row] = await db.select().from(charges).where(eq(charges.txid, txid));
  return row;
}

/** The bank's own number of one more boleto, 11 digits. */
export async function takeOurNumber(db: Database): Promise<string> {
  const [row] = await selectRows<{ number: string }>(
    db,
    sql`SELECT lpad(nextval('simulated_bank_our_numbers')::text, 11, '0') AS number`,
  );
  return row!.number;
}

/** Locks the row until the transaction ends. */
export async function lockBankCharge(db: Database, txid: string): Promise<BankChargeRow | undefined> {
  const [row] = await db.select().from(charges).where(eq(charges.txid, txid)).for('update');
  return row;
}

/** Newest first. */
export async function listBankCharges(db: Database, limit: number): Promise<BankChargeRow[]> {
  return db.select().from(charges).orderBy(desc(charges.criada_em), charges.txid).limit(limit);
}

export async function updateBankCharge(db: Database, txid: string, set: Partial<BankChargeRow>) {
  await db.update(charges).set(set).where(eq(charges.txid, txid));
}

export async function removeBankCharge(db: Database, txid: string): Promise<void> {
  await db
    .update(charges)
    .set({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })
    .where(and(eq(charges.txid, txid), eq(charges.status, 'ATIVA')));
}

export async function insertBankPayment(db: Database, row: typeof payments.$inferInsert): Promise<void> {
  await db.insert(payments).values(row);
  await db.insert(webhooks).values({ end_to_end_id: row.end_to_end_id, proxima_em: row.horario });
}

export async function insertCardPayment(db: Database, row: typeof payments.$inferInsert): Promise<void> {
  await db.insert(payments).values(row);
}

export async function listBankPayments(db: Database, txids: string[]): Promise<BankPaymentRow[]> {
  if (txids.length === 0) return [];
  return db
    .select()
    .from(payments)
    .where(inArray(payments.txid, txids))
    .orderBy(asc(payments.horario), asc(payments.end_to_end_id));
}

export async function findBankPayment(db: Database, endToEndId: string): Promise<BankPaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.end_to_end_id, endToEndId));
  return row;
}

export async function listBankRefunds(db: Database, endToEndId: string) {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.end_to_end_id, endToEndId))
    .orderBy(asc(refunds.criada_em), asc(refunds.id));
}

export async function refusesRefunds(db: Database, endToEndId: string): Promise<boolean> {
  const [row] = await db
    .select({ refuses: charges.recusa_devolucao })
    .from(payments)
    .innerJoin(charges, eq(charges.txid, payments.txid))
    .where(eq(payments.end_to_end_id, endToEndId));
  return row?.refuses ?? false;
}

/** False when there is no such payment or less is left of it. Idempotent by id. */
export async function refundBankPayment(db: Database, row: typeof refunds.$inferInsert): Promise<boolean> {
  if (!(await findBankPayment(db, row.end_to_end_id))) return false;
  return db.transaction(async (tx) => {
    await tx.select().from(payments).where(eq(payments.end_to_end_id, row.end_to_end_id)).for('update');
    const [done] = await tx.select().from(refunds).where(eq(refunds.id, row.id));
    if (done) return true;
    const given = await tx
      .update(payments)
      .set({ devolvido_centavos: sql`${payments.devolvido_centavos} + ${row.valor_centavos}` })
      .where(
        and(
          eq(payments.end_to_end_id, row.end_to_end_id),
          sql`${payments.devolvido_centavos} + ${row.valor_centavos} <= ${payments.valor_centavos}`,
        ),
      )
      .returning({ id: payments.end_to_end_id });
    if (given.length === 0) return false;
    await tx.insert(refunds).values(row);
    return true;
  });
}

export async function isRefundGiven(db: Database, id: string): Promise<boolean> {
  const given = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, id));
  return given.length === 1;
}
