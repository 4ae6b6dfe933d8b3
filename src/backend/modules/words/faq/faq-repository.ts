import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { faqItems } from '#/backend/db/schema/content.ts';

export type FaqRow = typeof faqItems.$inferSelect;
type FaqValues = Omit<FaqRow, 'id_item' | 'versao'>;

const inOrder = [asc(faqItems.ordem), asc(faqItems.id_item)];

export const listFaqRows = (db: Database): Promise<FaqRow[]> =>
  db
    .select()
    .from(faqItems)
    .orderBy(...inOrder);

export const listPublishedFaqRows = (db: Database): Promise<FaqRow[]> =>
  db
    .select()
    .from(faqItems)
    .where(eq(faqItems.publicada, true))
    .orderBy(...inOrder);

export async function findFaqRow(db: Database, id: number): Promise<FaqRow | undefined> {
  const [row] = await db.select().from(faqItems).where(eq(faqItems.id_item, id));
  return row;
}

export async function lockFaqRow(tx: Database, id: number): Promise<FaqRow | undefined> {
  const [row] = await tx.select().from(faqItems).where(eq(faqItems.id_item, id)).for('update');
  return row;
}

export const countFaqRows = (db: Database): Promise<number> => db.$count(faqItems);

export async function insertFaqRow(tx: Database, values: FaqValues): Promise<number> {
  const [row] = await tx.insert(faqItems).values(values).returning({ id: faqItems.id_item });
  return row!.id;
}

/** The new version; undefined when it was changed since it was read. */
export async function updateFaqRow(
  tx: Database,
  id: number,
  version: number,
  values: FaqValues,
): Promise<number | undefined> {
  const [row] = await tx
    .update(faqItems)
    .set({ ...values, versao: sql`${faqItems.versao} + 1` })
    .where(and(eq(faqItems.id_item, id), eq(faqItems.versao, version)))
    .returning({ versao: faqItems.versao });
  return row?.versao;
}

/** False when it was changed since it was read. */
export async function deleteFaqRow(tx: Database, id: number, version: number): Promise<boolean> {
  const gone = await tx
    .delete(faqItems)
    .where(and(eq(faqItems.id_item, id), eq(faqItems.versao, version)))
    .returning({ id: faqItems.id_item });
  return gone.length === 1;
}
