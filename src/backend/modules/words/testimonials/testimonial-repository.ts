import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { testimonials } from '#/backend/db/schema/content.ts';
import type { TestimonialEntry } from '#/domain/site/words/testimonial-entry.ts';

const ofHomePage = isNull(testimonials.id_produto);
const byId = (id: number) => and(ofHomePage, eq(testimonials.id_depoimento, id));

export const listTestimonialRows = (db: Database) =>
  db
    .select()
    .from(testimonials)
    .where(ofHomePage)
    .orderBy(asc(testimonials.ordem), asc(testimonials.id_depoimento));

export async function findTestimonialRow(db: Database, id: number) {
  const [row] = await db.select().from(testimonials).where(byId(id));
  return row;
}

export async function lockTestimonialRow(tx: Database, id: number) {
  const [row] = await tx.select().from(testimonials).where(byId(id)).for('update');
  return row;
}

export const countTestimonialRows = (db: Database): Promise<number> => db.$count(testimonials, ofHomePage);

export async function insertTestimonialRow(tx: Database, entry: TestimonialEntry): Promise<number> {
  const [row] = await tx.insert(testimonials).values(entry).returning({ id: testimonials.id_depoimento });
  return row!.id;
}

/** The new version; undefined when it was changed since it was read. */
export async function updateTestimonialRow(
  tx: Database,
  id: number,
  version: number,
  entry: TestimonialEntry,
): Promise<number | undefined> {
  const [row] = await tx
    .update(testimonials)
    .set({ ...entry, versao: sql`${testimonials.versao} + 1` })
    .where(and(byId(id), eq(testimonials.versao, version)))
    .returning({ versao: testimonials.versao });
  return row?.versao;
}

/** False when it was changed since it was read. */
export async function deleteTestimonialRow(tx: Database, id: number, version: number): Promise<boolean> {
  const gone = await tx
    .delete(testimonials)
    .where(and(byId(id), eq(testimonials.versao, version)))
    .returning({ id: testimonials.id_depoimento });
  return gone.length === 1;
}
