import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';

export async function listPaidPurchases(db: Database, offerId: number) {
  return db
    .select()
    .from(purchases)
    .where(and(eq(purchases.id_oferta, offerId), inArray(purchases.estado, ['PAGA', 'MATRICULADA'])))
    .orderBy(asc(purchases.codigo));
}
