import { and, count, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#/backend/db/database.ts';
import { coupons, couponUses } from '#/backend/db/schema/purchasing.ts';

export type CouponRow = typeof coupons.$inferSelect;

export async function findCoupon(db: Database, codigo: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.codigo, codigo));
  return row;
}

/** In one order for all callers, to avoid deadlocks. */
export async function lockCoupons(db: Database, codes: string[]): Promise<void> {
  await db
    .select({ codigo: coupons.codigo })
    .from(coupons)
    .where(inArray(coupons.codigo, codes))
    .orderBy(coupons.codigo)
    .for('update');
}

/**
 * Counts one use by a conditional UPDATE; false when the coupon ran out or isn't valid at `now`. Locks the
 * coupon until the transaction ends, so {@link countCouponUses} after it sees every other use.
 */
export async function takeCouponUse(db: Database, codigo: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(coupons)
    .set({ usos: sql`${coupons.usos} + 1` })
    .where(
      and(
        eq(coupons.codigo, codigo),
        lte(coupons.valido_de, now),
        gt(coupons.valido_ate, now),
        or(isNull(coupons.usos_total), lt(coupons.usos, coupons.usos_total)),
      ),
    )
    .returning({ codigo: coupons.codigo });
  return taken.length === 1;
}

/**
 * As {@link takeCouponUse}, for a price that was fixed while the coupon was valid: only the number
 * of uses counts.
 */
export async function takeCouponUseAgain(db: Database, codigo: string): Promise<boolean> {
  const taken = await db
    .update(coupons)
    .set({ usos: sql`${coupons.usos} + 1` })
    .where(
      and(eq(coupons.codigo, codigo), or(isNull(coupons.usos_total), lt(coupons.usos, coupons.usos_total))),
    )
    .returning({ codigo: coupons.codigo });
  return taken.length === 1;
}

export async function insertCouponUse(db: Database, use: typeof couponUses.$inferInsert): Promise<void> {
  await db.insert(couponUses).values(use);
}

/** Gives a purchase's use back, if it has one. Call it only in the transaction that ended the hold. */
export async function freeCouponUse(db: Database, codigoCompra: string): Promise<void> {
  const [use] = await db
    .delete(couponUses)
    .where(eq(couponUses.codigo_compra, codigoCompra))
    .returning({ codigo: couponUses.codigo });
  if (!use) return;
  await db
    .update(coupons)
    .set({ usos: sql`${coupons.usos} - 1` })
    .where(eq(coupons.codigo, use.codigo));
}

export async function countCouponUses(db: Database, codigo: string, personId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(couponUses)
    .where(and(eq(couponUses.codigo, codigo), eq(couponUses.id_pessoa, personId)));
  return row?.count ?? 0;
}

export async function hasCouponUse(db: Database, codigoCompra: string): Promise<boolean> {
  const [row] = await db.select().from(couponUses).where(eq(couponUses.codigo_compra, codigoCompra));
  return row !== undefined;
}
