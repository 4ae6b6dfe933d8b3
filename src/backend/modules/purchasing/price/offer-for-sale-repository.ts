import { and, eq } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { courses, offers } from '#/backend/db/schema/catalogue.ts';

/** What a sale needs to know of an offer and its published course. */
export async function findOfferForSale(db: Database, offerId: number) {
  const [row] = await db
    .select({ oferta: offers, curso: courses })
    .from(offers)
    .innerJoin(courses, eq(courses.id_produto, offers.id_produto))
    .where(and(eq(offers.id_oferta, offerId), eq(courses.publicado, true)));
  return row;
}

export type OfferForSale = NonNullable<Awaited<ReturnType<typeof findOfferForSale>>>;
