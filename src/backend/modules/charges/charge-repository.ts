import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { boletos, paymentCharges, purchases } from '#/backend/db/schema/purchasing.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import { chargeMachine } from '#/domain/sale/charge-state.ts';
import { nextState, statesTaking } from '#/domain/sale/state-machine.ts';

export type ChargeRow = typeof paymentCharges.$inferSelect;

/** Undefined when the purchase has an active charge already. */
export async function insertCharge(
  db: Database,
  row: typeof paymentCharges.$inferInsert,
): Promise<ChargeRow | undefined> {
  const [inserted] = await db.insert(paymentCharges).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function findCharge(db: Database, txid: string): Promise<ChargeRow | undefined> {
  const [row] = await db.select().from(paymentCharges).where(eq(paymentCharges.txid, txid));
  return row;
}

export async function listCharges(db: Database, codigoCompra: string): Promise<ChargeRow[]> {
  return db
    .select()
    .from(paymentCharges)
    .where(eq(paymentCharges.codigo_compra, codigoCompra))
    .orderBy(
      desc(eq(paymentCharges.status, 'ATIVA')),
      desc(paymentCharges.criada_em),
      desc(paymentCharges.txid),
    );
}

export interface OpenBill {
  codigo: string;
  forma: PaymentForm;
  reference: string;
  provedor: string | null;
}

export async function listOpenBills(db: Database, codigos: string[]): Promise<OpenBill[]> {
  if (codigos.length === 0) return [];
  const isActive = and(eq(paymentCharges.status, 'ATIVA'), inArray(paymentCharges.codigo_compra, codigos));
  const whole = await db
    .select({
      codigo: paymentCharges.codigo_compra,
      forma: paymentCharges.forma,
      reference: paymentCharges.txid,
      provedor: paymentCharges.provedor,
    })
    .from(paymentCharges)
    .where(and(isActive, or(isNotNull(paymentCharges.brcode), eq(paymentCharges.forma, 'cartao'))));
  const parts = await db
    .select({
      codigo: boletos.codigo_compra,
      forma: paymentCharges.forma,
      reference: boletos.id,
      provedor: boletos.provedor,
    })
    .from(boletos)
    .innerJoin(paymentCharges, eq(paymentCharges.txid, boletos.txid_cobranca))
    .where(
      and(isActive, isNotNull(boletos.codigo_barras), inArray(boletos.status, ['REGISTRADO', 'VENCIDO'])),
    );
  return [...whole, ...parts];
}

/** How many charges a purchase got since an instant. */
export async function countCharges(db: Database, codigoCompra: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(paymentCharges)
    .where(and(eq(paymentCharges.codigo_compra, codigoCompra), gte(paymentCharges.criada_em, since)));
  return row?.count ?? 0;
}

/** Replaced Pix charges still open at a connected bank, of one purchase or of all, oldest first. */
export async function listChargesToCancel(
  db: Database,
  limit: number,
  connected: readonly string[],
  codigoCompra?: string,
): Promise<ChargeRow[]> {
  return db
    .select()
    .from(paymentCharges)
    .where(
      and(
        eq(paymentCharges.status, 'SUBSTITUIDA'),
        eq(paymentCharges.forma, 'pix'),
        isNull(paymentCharges.cancelada_em),
        or(isNull(paymentCharges.provedor), inArray(paymentCharges.provedor, [...connected])),
        codigoCompra === undefined ? undefined : eq(paymentCharges.codigo_compra, codigoCompra),
      ),
    )
    .orderBy(asc(paymentCharges.criada_em))
    .limit(limit);
}

export async function markChargeCancelled(db: Database, txid: string, at: Date): Promise<void> {
  await db.update(paymentCharges).set({ cancelada_em: at }).where(eq(paymentCharges.txid, txid));
}

export async function countRenewals(
  db: Database,
  { id_pessoa, id_oferta }: { id_pessoa: number; id_oferta: number },
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(paymentCharges)
    .innerJoin(purchases, eq(purchases.codigo, paymentCharges.codigo_compra))
    .where(
      and(
        eq(purchases.id_pessoa, id_pessoa),
        eq(purchases.id_oferta, id_oferta),
        eq(paymentCharges.regerada, true),
        gte(paymentCharges.criada_em, since),
      ),
    );
  return row?.count ?? 0;
}

/** Lets every charge of a purchase that can take the event do so; returns the txids of those that moved. */
export async function moveCharges(
  db: Database,
  codigoCompra: string,
  event: 'expire' | 'replace',
): Promise<string[]> {
  const from = statesTaking(chargeMachine, event);
  const moved = await db
    .update(paymentCharges)
    .set({ status: nextState(chargeMachine, from[0]!, event)! })
    .where(and(eq(paymentCharges.codigo_compra, codigoCompra), inArray(paymentCharges.status, from)))
    .returning({ txid: paymentCharges.txid });
  return moved.map(({ txid }) => txid);
}

export async function concludeCharge(
  db: Database,
  txid: string,
  paidAt: Date,
  endToEndId: string,
): Promise<boolean> {
  const paid = await db
    .update(paymentCharges)
    .set({ status: 'CONCLUIDA', pago_em: paidAt, end_to_end_id: endToEndId })
    .where(
      and(eq(paymentCharges.txid, txid), inArray(paymentCharges.status, statesTaking(chargeMachine, 'pay'))),
    )
    .returning({ txid: paymentCharges.txid });
  return paid.length === 1;
}

/**
 * Stores the provider before it is called.
 * @throws when another one was called before: it may have the charge, which would be paid twice
 */
export async function claimCharge(db: Database, txid: string, provedor: string): Promise<void> {
  const claimed = await db
    .update(paymentCharges)
    .set({ provedor })
    .where(
      and(
        eq(paymentCharges.txid, txid),
        or(isNull(paymentCharges.provedor), eq(paymentCharges.provedor, provedor)),
      ),
    )
    .returning({ txid: paymentCharges.txid });
  if (claimed.length === 0) throw new Error('another provider was asked to take the charge');
}

export async function setBrCode(db: Database, txid: string, brcode: string): Promise<void> {
  await db.update(paymentCharges).set({ brcode }).where(eq(paymentCharges.txid, txid));
}

/** Brings the end of an active charge forward. The row's check wants it after its beginning. */
export async function endChargeAt(db: Database, codigoCompra: string, end: Date): Promise<void> {
  const active = await db
    .select()
    .from(paymentCharges)
    .where(and(eq(paymentCharges.codigo_compra, codigoCompra), eq(paymentCharges.status, 'ATIVA')))
    .orderBy(asc(paymentCharges.txid));
  for (const { txid, criada_em } of active) {
    const expira_em = new Date(Math.max(end.getTime(), criada_em.getTime() + 1));
    await db.update(paymentCharges).set({ expira_em }).where(eq(paymentCharges.txid, txid));
  }
}

/** Lets a charge that its card's bank refused give way to another; nothing for one that had moved on. */
export async function refuseCharge(db: Database, txid: string): Promise<void> {
  await db
    .update(paymentCharges)
    .set({ status: 'RECUSADA' })
    .where(
      and(
        eq(paymentCharges.txid, txid),
        inArray(paymentCharges.status, statesTaking(chargeMachine, 'refuse')),
      ),
    );
}

export async function extendCharge(db: Database, txid: string, end: Date): Promise<void> {
  await db.update(paymentCharges).set({ expira_em: end }).where(eq(paymentCharges.txid, txid));
}
