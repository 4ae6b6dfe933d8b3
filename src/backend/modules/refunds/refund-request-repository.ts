import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, selectRows } from '#/backend/db/database.ts';
import { logins } from '#/backend/db/schema/identity.ts';
import { refundRequests } from '#/backend/db/schema/refund-desk.ts';

export type RefundRequestRow = typeof refundRequests.$inferSelect;
export interface SignedRequestRow extends RefundRequestRow {
  por: string;
  aprovador: string | null;
}

const approvers = alias(logins, 'approvers');

const signed = (db: Database) =>
  db
    .select({ request: refundRequests, por: logins.email, aprovador: approvers.email })
    .from(refundRequests)
    .innerJoin(logins, eq(logins.id_login, refundRequests.id_login))
    .leftJoin(approvers, eq(approvers.id_login, refundRequests.id_aprovador));

const flatten = ({
  request,
  ...names
}: { request: RefundRequestRow } & Pick<SignedRequestRow, 'por' | 'aprovador'>): SignedRequestRow => ({
  ...request,
  ...names,
});

/** Those of one purchase, oldest first. */
export async function listRequestsOf(db: Database, codigo: string): Promise<SignedRequestRow[]> {
  const rows = await signed(db)
    .where(eq(refundRequests.codigo_compra, codigo))
    .orderBy(asc(refundRequests.pedida_em), asc(refundRequests.id));
  return rows.map(flatten);
}

/** Those that were made, of some purchases, oldest first. */
export async function listMadeRequests(db: Database, codes: readonly string[]): Promise<RefundRequestRow[]> {
  if (codes.length === 0) return [];
  return db
    .select()
    .from(refundRequests)
    .where(and(inArray(refundRequests.codigo_compra, [...codes]), eq(refundRequests.status, 'FEITA')))
    .orderBy(asc(refundRequests.decidida_em), asc(refundRequests.id));
}

/** Those that wait for a second person, oldest first. */
export async function listWaitingRequests(db: Database, page: number, pageSize: number) {
  const waits = eq(refundRequests.status, 'AGUARDA_APROVACAO');
  const rows = await signed(db)
    .where(waits)
    .orderBy(asc(refundRequests.pedida_em), asc(refundRequests.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ count: count() }).from(refundRequests).where(waits);
  return { rows: rows.map(flatten), total: total?.count ?? 0 };
}

export async function findRequest(db: Database, id: string): Promise<RefundRequestRow | undefined> {
  const [row] = await db.select().from(refundRequests).where(eq(refundRequests.id, id));
  return row;
}

export async function findRequestByKey(db: Database, loginId: number, chave: string) {
  const [row] = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.id_login, loginId), eq(refundRequests.chave, chave)));
  return row;
}

export async function insertRequest(db: Database, row: typeof refundRequests.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(refundRequests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: refundRequests.id });
  return inserted.length === 1;
}

export async function decideRequest(
  db: Database,
  id: string,
  decision: Pick<RefundRequestRow, 'recusa'> & {
    status: 'FEITA' | 'RECUSADA';
    id_aprovador: number;
    decidida_em: Date;
  },
): Promise<boolean> {
  const decided = await db
    .update(refundRequests)
    .set(decision)
    .where(
      and(
        eq(refundRequests.id, id),
        eq(refundRequests.status, 'AGUARDA_APROVACAO'),
        ne(refundRequests.id_login, decision.id_aprovador),
      ),
    )
    .returning({ id: refundRequests.id });
  return decided.length === 1;
}

/** Integer cents that people gave back of a purchase without a second one. */
export async function sumUnapproved(db: Database, codigo: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql`COALESCE(sum(${refundRequests.centavos}), 0)`.mapWith(Number) })
    .from(refundRequests)
    .where(
      and(
        eq(refundRequests.codigo_compra, codigo),
        eq(refundRequests.status, 'FEITA'),
        isNull(refundRequests.id_aprovador),
      ),
    );
  return row!.cents;
}

/** Integer cents of some payments that their providers took back, or hold back, without the shop. */
export async function sumMoved(db: Database, codigo: string): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows<{ id: string; centavos: string }>(
    db,
    sql`SELECT id_evento AS id, sum(centavos)::text AS centavos FROM provider_moves
      WHERE codigo_compra = ${codigo} AND status <> 'DESFEITO' AND tipo <> 'TARIFA' GROUP BY id_evento`,
  );
  return new Map(rows.map(({ id, centavos }) => [id, Number(centavos)]));
}
