import { asc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { programmeParts } from '#/backend/db/schema/catalogue.ts';

/** Offers whose orders take seats in this one: itself, and editions of programmes that it is a part of. */
export const seatedIn = (offer: SQLWrapper | number): SQL => sql`ANY (ARRAY(SELECT ${offer}::int
  UNION ALL SELECT s.id_oferta FROM programme_parts s WHERE s.id_parte = ${offer}))`;

/** Offers whose orders take a seat where those of this one do. */
export const sharingSeats = (offer: number): SQL => sql`ANY (ARRAY(SELECT ${offer}::int
  UNION SELECT id_parte FROM programme_parts WHERE id_oferta = ${offer}
  UNION SELECT e.id_oferta FROM programme_parts e WHERE e.id_parte = ${offer}
    OR e.id_parte IN (SELECT id_parte FROM programme_parts WHERE id_oferta = ${offer})))`;

/** The offers that an edition takes seats in, in one order for all callers, to avoid deadlocks; else none. */
export async function listOfferParts(db: Database, offerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: programmeParts.id_parte })
    .from(programmeParts)
    .where(eq(programmeParts.id_oferta, offerId))
    .orderBy(asc(programmeParts.id_parte));
  return rows.map(({ id }) => id);
}
