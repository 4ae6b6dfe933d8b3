import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { sharingSeats } from '#/backend/db/offer/programme-seats.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { holdsSeat, purchaseStates, waitingStates } from '#/domain/sale/purchase-state.ts';

const seated = purchaseStates.filter(holdsSeat);

export async function selectSeatedPurchase(db: Database, personId: number, offerId: number) {
  const [row] = await db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.id_pessoa, personId),
        sql`${purchases.id_oferta} = ${sharingSeats(offerId)}`,
        inArray(purchases.estado, seated),
        isNull(purchases.empresa),
      ),
    );
  return row;
}

export async function selectWaitingOrder(db: Database, personId: number, offerId: number) {
  const [row] = await db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.id_pessoa, personId),
        eq(purchases.id_oferta, offerId),
        inArray(purchases.estado, [...waitingStates]),
        isNotNull(purchases.empresa),
      ),
    );
  return row;
}
