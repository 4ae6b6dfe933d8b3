import { sql, type SQL } from 'drizzle-orm';
import { isOpen } from './open-offer.ts';

/** From which open offers `o` and their courses `c`, those on sale that a teacher is named on. */
export const openOffersTaughtBy = (slug: SQL, now: Date): SQL => sql`
  FROM offers o JOIN courses c USING (id_produto)
  WHERE o.professores @> ARRAY[${slug}] AND o.professores <> '{}' AND c.publicado AND ${isOpen(now)}`;
