import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import {
  simulatedBankCardCharges as cardCharges,
  simulatedBankCardTokens as tokens,
} from '#/backend/db/schema/simulated-bank.ts';

export type CardChargeRow = typeof cardCharges.$inferSelect;
export type CardTokenRow = typeof tokens.$inferSelect;

export async function insertCardToken(db: Database, row: typeof tokens.$inferInsert): Promise<void> {
  await db.insert(tokens).values(row);
}

/** Uses a token up for a charge; undefined for one that is unknown, old or used. */
export async function useCardToken(
  db: Database,
  token: string,
  txid: string,
  now: Date,
): Promise<CardTokenRow | undefined> {
  const [row] = await db
    .update(tokens)
    .set({ usado_por: txid })
    .where(and(eq(tokens.token, token), isNull(tokens.usado_por), gt(tokens.expira_em, now)))
    .returning();
  return row;
}

export async function insertCardCharge(db: Database, row: typeof cardCharges.$inferInsert): Promise<void> {
  await db.insert(cardCharges).values(row);
}

export async function findCardCharge(db: Database, txid: string): Promise<CardChargeRow | undefined> {
  const [row] = await db.select().from(cardCharges).where(eq(cardCharges.txid, txid));
  return row;
}

export async function findChallenge(db: Database, desafio: string): Promise<CardChargeRow | undefined> {
  const [row] = await db.select().from(cardCharges).where(eq(cardCharges.desafio, desafio));
  return row;
}

/** Changes a charge that is still in one of some states; false when it isn't. */
export async function updateCardChargeIn(
  db: Database,
  txid: string,
  from: CardChargeRow['situacao'][],
  set: Partial<typeof cardCharges.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(cardCharges)
    .set(set)
    .where(and(eq(cardCharges.txid, txid), inArray(cardCharges.situacao, from)))
    .returning({ txid: cardCharges.txid });
  return changed.length === 1;
}

export async function updateCardWebhook(
  db: Database,
  txid: string,
  set: Partial<Pick<CardChargeRow, 'aviso_em' | 'aviso_tentativas'>>,
): Promise<void> {
  await db.update(cardCharges).set(set).where(eq(cardCharges.txid, txid));
}

export async function listDueReviews(db: Database, now: Date, limit: number): Promise<CardChargeRow[]> {
  return db
    .select()
    .from(cardCharges)
    .where(and(eq(cardCharges.situacao, 'EM_ANALISE'), lte(cardCharges.decide_em, now)))
    .orderBy(asc(cardCharges.decide_em))
    .limit(limit);
}

export async function listDueCardWebhooks(db: Database, now: Date, limit: number): Promise<CardChargeRow[]> {
  return db
    .select()
    .from(cardCharges)
    .where(and(isNotNull(cardCharges.aviso_em), lte(cardCharges.aviso_em, now)))
    .orderBy(asc(cardCharges.aviso_em), asc(cardCharges.txid))
    .limit(limit);
}
