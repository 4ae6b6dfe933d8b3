import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { holdsSeat, purchaseStates } from '#/domain/sale/purchase-state.ts';

const seated = purchaseStates.filter(holdsSeat);

export async function selectSeatedPurchase(db: Database, personId: number, offerId: number) {
  const [row] = await db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.id_pessoa, personId),
        eq(purchases.id_oferta, offerId),
        inArray(purchases.estado, seated),
      ),
    );
  return row;
}
