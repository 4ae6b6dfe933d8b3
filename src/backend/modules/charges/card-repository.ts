import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, min, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { cardTries, paymentCharges } from '#/backend/db/schema/purchasing.ts';
import { cardMachine, type CardEvent } from '#/domain/sale/card/card-state.ts';
import { nextState, statesTaking } from '#/domain/sale/state-machine.ts';

export type CardTryRow = typeof cardTries.$inferSelect;

export async function insertCardTry(db: Database, row: typeof cardTries.$inferInsert): Promise<void> {
  await db.insert(cardTries).values(row);
}

export async function findCardTry(db: Database, txid: string): Promise<CardTryRow | undefined> {
  const [row] = await db.select().from(cardTries).where(eq(cardTries.txid, txid));
  return row;
}

export async function findCardTryByToken(db: Database, token: string): Promise<CardTryRow | undefined> {
  const [row] = await db.select().from(cardTries).where(eq(cardTries.token, token));
  return row;
}

export async function countCardTries(db: Database, codigoCompra: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cardTries)
    .where(eq(cardTries.codigo_compra, codigoCompra));
  return row?.count ?? 0;
}

/** The newest first. */
export async function listCardTriesOf(db: Database, codigos: string[]): Promise<CardTryRow[]> {
  if (codigos.length === 0) return [];
  return db
    .select()
    .from(cardTries)
    .where(inArray(cardTries.codigo_compra, codigos))
    .orderBy(desc(cardTries.tentativa));
}

/** When the first review of a purchase began; null when there was none. */
export async function findFirstReview(db: Database, codigoCompra: string): Promise<Date | null> {
  const [row] = await db
    .select({ since: min(cardTries.analise_desde) })
    .from(cardTries)
    .where(eq(cardTries.codigo_compra, codigoCompra));
  return row?.since ?? null;
}

export async function moveCardTry(
  db: Database,
  txid: string,
  event: CardEvent,
  set: Partial<typeof cardTries.$inferInsert> = {},
): Promise<boolean> {
  return (await move(db, eq(cardTries.txid, txid), event, set)) === 1;
}

export async function cancelCardTries(db: Database, txids: string[]): Promise<void> {
  if (txids.length > 0) await move(db, inArray(cardTries.txid, txids), 'cancel', {});
}

async function move(
  db: Database,
  condition: ReturnType<typeof and>,
  event: CardEvent,
  set: Partial<typeof cardTries.$inferInsert>,
): Promise<number> {
  const from = statesTaking(cardMachine, event);
  const moved = await db
    .update(cardTries)
    .set({ ...set, status: nextState(cardMachine, from[0]!, event)! })
    .where(and(condition, inArray(cardTries.status, from)))
    .returning({ txid: cardTries.txid });
  return moved.length;
}

export async function nameCardOfTry(
  db: Database,
  txid: string,
  card: Pick<CardTryRow, 'bandeira' | 'final'>,
): Promise<void> {
  await db.update(cardTries).set(card).where(eq(cardTries.txid, txid));
}

export async function listOpenCardTries(db: Database, before: Date, limit: number): Promise<CardTryRow[]> {
  return db
    .select()
    .from(cardTries)
    .where(
      and(
        inArray(cardTries.status, ['ENVIADA', 'DESAFIO', 'EM_ANALISE']),
        lt(cardTries.criada_em, before),
        or(isNull(cardTries.perguntada_em), lt(cardTries.perguntada_em, before)),
      ),
    )
    .orderBy(sql`${cardTries.perguntada_em} ASC NULLS FIRST`, asc(cardTries.criada_em))
    .limit(limit);
}

export async function markCardTryAsked(db: Database, txid: string, now: Date): Promise<void> {
  await db.update(cardTries).set({ perguntada_em: now }).where(eq(cardTries.txid, txid));
}

/**
 * Withdrawn attempts not yet cancelled at the provider, of one purchase or of all. Unanswered ones wait until
 * they are older than `before`.
 */
export async function listCardTriesToCancel(
  db: Database,
  before: Date,
  { limit, connected }: { limit: number; connected: readonly string[] },
  codigoCompra?: string,
): Promise<{ txid: string; provedor: string | null }[]> {
  return db
    .select({ txid: cardTries.txid, provedor: paymentCharges.provedor })
    .from(cardTries)
    .innerJoin(paymentCharges, eq(paymentCharges.txid, cardTries.txid))
    .where(
      and(
        eq(cardTries.status, 'CANCELADA'),
        isNull(cardTries.desfeita_em),
        or(isNull(paymentCharges.provedor), inArray(paymentCharges.provedor, [...connected])),
        or(isNotNull(cardTries.bandeira), lt(cardTries.criada_em, before)),
        codigoCompra === undefined ? undefined : eq(cardTries.codigo_compra, codigoCompra),
      ),
    )
    .orderBy(asc(cardTries.criada_em))
    .limit(limit);
}

export async function markCardTryCancelled(db: Database, txid: string, at: Date): Promise<void> {
  await db.update(cardTries).set({ desfeita_em: at }).where(eq(cardTries.txid, txid));
}
