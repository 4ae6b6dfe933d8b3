import type { Database } from '#/backend/db/database.ts';
import { refusedField } from '#/backend/http/backend-error.ts';
import {
  countCouponUses,
  type CouponRow,
  insertCouponUse,
  takeCouponUse,
} from '../coupon/coupon-repository.ts';
import { couponUsedByPerson, couponUsedUp } from './sale-price.ts';

export const refusedCoupon = (message: string) => refusedField('CUPOM_INVALIDO', 'cupom', message);

/**
 * Counts one use of a coupon for a purchase and its buyer. Call it in the transaction of the purchase, which
 * ends with whatever this throws.
 * @throws 422 `CUPOM_INVALIDO` once its uses are gone, in all or of the person
 */
export async function useCoupon(
  tx: Database,
  { codigo, usos_por_pessoa: most }: CouponRow,
  { codigoCompra, personId, now }: { codigoCompra: string; personId: number; now: Date },
): Promise<void> {
  if (!(await takeCouponUse(tx, codigo, now))) throw refusedCoupon(couponUsedUp);
  await insertCouponUse(tx, { codigo_compra: codigoCompra, codigo, id_pessoa: personId });
  if ((await countCouponUses(tx, codigo, personId)) > most) throw refusedCoupon(couponUsedByPerson);
}
