import { and, asc, count, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { pixCharges, purchases } from '#/backend/db/schema/purchasing.ts';
import { chargeMachine } from '#/domain/sale/charge-state.ts';
import { nextState, statesTaking } from '#/domain/sale/state-machine.ts';

export type PixChargeRow = typeof pixCharges.$inferSelect;

/** False when the purchase has an active charge already. */
export async function insertPixCharge(db: Database, row: typeof pixCharges.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(pixCharges)
    .values(row)
    .onConflictDoNothing()
    .returning({ txid: pixCharges.txid });
  return inserted.length === 1;
}

export async function findPixCharge(db: Database, txid: string): Promise<PixChargeRow | undefined> {
  const [row] = await db.select().from(pixCharges).where(eq(pixCharges.txid, txid));
  return row;
}

/** Newest first. */
export async function listPixCharges(db: Database, codigoCompra: string): Promise<PixChargeRow[]> {
  return db
    .select()
    .from(pixCharges)
    .where(eq(pixCharges.codigo_compra, codigoCompra))
    .orderBy(desc(pixCharges.criada_em), desc(pixCharges.txid));
}

/** Renewals of all purchases that the buyer of this one made of its class. */
export async function countRenewals(
  db: Database,
  { id_pessoa, id_oferta }: { id_pessoa: number; id_oferta: number },
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(pixCharges)
    .innerJoin(purchases, eq(purchases.codigo, pixCharges.codigo_compra))
    .where(
      and(
        eq(purchases.id_pessoa, id_pessoa),
        eq(purchases.id_oferta, id_oferta),
        eq(pixCharges.regerada, true),
        gte(pixCharges.criada_em, since),
      ),
    );
  return row?.count ?? 0;
}

/** Lets every charge of a purchase that can take the event do so; answers the txids of those that moved. */
export async function moveCharges(
  db: Database,
  codigoCompra: string,
  event: 'expire' | 'replace',
): Promise<string[]> {
  const from = statesTaking(chargeMachine, event);
  const moved = await db
    .update(pixCharges)
    .set({ status: nextState(chargeMachine, from[0]!, event)! })
    .where(and(eq(pixCharges.codigo_compra, codigoCompra), inArray(pixCharges.status, from)))
    .returning({ txid: pixCharges.txid });
  return moved.map(({ txid }) => txid);
}

/** False for a charge that was paid already. */
export async function concludePixCharge(
  db: Database,
  txid: string,
  paidAt: Date,
  endToEndId: string,
): Promise<boolean> {
  const paid = await db
    .update(pixCharges)
    .set({ status: 'CONCLUIDA', pago_em: paidAt, end_to_end_id: endToEndId })
    .where(and(eq(pixCharges.txid, txid), inArray(pixCharges.status, statesTaking(chargeMachine, 'pay'))))
    .returning({ txid: pixCharges.txid });
  return paid.length === 1;
}

export async function setBrCode(db: Database, txid: string, brcode: string): Promise<void> {
  await db.update(pixCharges).set({ brcode }).where(eq(pixCharges.txid, txid));
}

/** Brings the end of an active charge forward. The row's check wants it after its beginning. */
export async function endPixChargeAt(db: Database, codigoCompra: string, end: Date): Promise<void> {
  const active = await db
    .select()
    .from(pixCharges)
    .where(and(eq(pixCharges.codigo_compra, codigoCompra), eq(pixCharges.status, 'ATIVA')))
    .orderBy(asc(pixCharges.txid));
  for (const { txid, criada_em } of active) {
    const expira_em = new Date(Math.max(end.getTime(), criada_em.getTime() + 1));
    await db.update(pixCharges).set({ expira_em }).where(eq(pixCharges.txid, txid));
  }
}
