import type { Database } from '#/backend/db/database.ts';
import { insertCouponUse, takeCouponUseAgain } from './coupon-repository.ts';
import type { PurchaseRow } from './purchase-repository.ts';

/** Counts the coupon of a purchase that lives again after its hold had ended; false when none of its uses is left. */
export async function takeCouponBack(tx: Database, purchase: PurchaseRow): Promise<boolean> {
  const { codigo, codigo_cupom, id_pessoa } = purchase;
  if (codigo_cupom === null) return true;
  if (!(await takeCouponUseAgain(tx, codigo_cupom))) return false;
  await insertCouponUse(tx, { codigo_compra: codigo, codigo: codigo_cupom, id_pessoa });
  return true;
}
