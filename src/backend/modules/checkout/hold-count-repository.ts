import { and, count, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { waitingStates } from '#/domain/sale/purchase-state.ts';

/** The person's purchases since an instant, and those that still wait for payment. Newest first. */
export function listRecentPurchases(db: Database, personId: number, since: Date) {
  const { id_oferta, estado, reserva_expira_em, pago_em, criado_em } = purchases;
  return db
    .select({ id_oferta, estado, reserva_expira_em, pago_em, criado_em })
    .from(purchases)
    .where(
      and(eq(purchases.id_pessoa, personId), or(gt(criado_em, since), inArray(estado, [...waitingStates]))),
    )
    .orderBy(sql`${criado_em} DESC`);
}

/**
 * Holds of an offer taken from one network and not paid: those that run now, and all since an instant. Exact
 * once the offer is locked.
 */
export async function countHoldsOfNetwork(
  db: Database,
  { offerId, network, now, since }: { offerId: number; network: string; now: Date; since: Date },
): Promise<{ open: number; recent: number }> {
  const isOpen = and(inArray(purchases.estado, [...waitingStates]), gt(purchases.reserva_expira_em, now));
  const [row] = await db
    .select({ open: sql<number>`count(*) FILTER (WHERE ${isOpen})`.mapWith(Number), recent: count() })
    .from(purchases)
    .where(
      and(
        eq(purchases.id_oferta, offerId),
        eq(purchases.rede, network),
        isNull(purchases.pago_em),
        gt(purchases.criado_em, since),
      ),
    );
  return row ?? { open: 0, recent: 0 };
}

/** Seats held by a company's unpaid orders, and whether it ever paid one. Exact once the person is locked. */
export async function countSeatsOfOrders(
  db: Database,
  personId: number,
  now: Date,
): Promise<{ held: number; hasPaid: boolean }> {
  const { id_pessoa, empresa, estado, vagas, pago_em, reserva_expira_em } = purchases;
  const isOpen = and(inArray(estado, [...waitingStates]), gt(reserva_expira_em, now));
  const [row] = await db
    .select({
      held: sql<number>`coalesce(sum(${vagas}) FILTER (WHERE ${isOpen}), 0)`.mapWith(Number),
      hasPaid: sql<boolean>`coalesce(bool_or(${inArray(estado, ['PAGA', 'MATRICULADA'])} AND ${pago_em} IS NOT NULL), false)`,
    })
    .from(purchases)
    .where(and(eq(id_pessoa, personId), isNotNull(empresa)));
  return row ?? { held: 0, hasPaid: false };
}

export async function forgetNetworksBefore(db: Database, before: Date): Promise<void> {
  await db
    .update(purchases)
    .set({ rede: null })
    .where(and(isNotNull(purchases.rede), lt(purchases.criado_em, before)));
}
