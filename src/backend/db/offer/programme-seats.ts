import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Offers whose orders take seats in this one: itself, and editions of programmes that it is a part of. */
export const seatedIn = (offer: SQLWrapper | number): SQL => sql`ANY (ARRAY(SELECT ${offer}::int
  UNION ALL SELECT s.id_oferta FROM programme_parts s WHERE s.id_parte = ${offer}))`;

/** Offers whose orders take a seat where those of this one do. */
export const sharingSeats = (offer: number): SQL => sql`ANY (ARRAY(SELECT ${offer}::int
  UNION SELECT id_parte FROM programme_parts WHERE id_oferta = ${offer}
  UNION SELECT e.id_oferta FROM programme_parts e WHERE e.id_parte = ${offer}
    OR e.id_parte IN (SELECT id_parte FROM programme_parts WHERE id_oferta = ${offer})))`;
