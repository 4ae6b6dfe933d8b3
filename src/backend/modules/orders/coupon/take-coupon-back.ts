import type { Database } from '#/backend/db/database.ts';
import {
  countCouponUses,
  findCoupon,
  freeCouponUse,
  insertCouponUse,
  takeCouponUseAgain,
} from './coupon-repository.ts';

/**
 * Counts the coupon again for a purchase that is renewed after its hold ended; false, with nothing counted,
 * when none of its uses is left, in all or for the person. Call it with person and purchase locked, before
 * anything that touches the offer.
 */
export async function takeCouponBack(
  tx: Database,
  { codigo, codigo_cupom, id_pessoa }: { codigo: string; codigo_cupom: string | null; id_pessoa: number },
): Promise<boolean> {
  if (codigo_cupom === null) return true;
  if (!(await takeCouponUseAgain(tx, codigo_cupom))) return false;
  await insertCouponUse(tx, { codigo_compra: codigo, codigo: codigo_cupom, id_pessoa });
  const coupon = await findCoupon(tx, codigo_cupom);
  if (coupon && (await countCouponUses(tx, codigo_cupom, id_pessoa)) <= coupon.usos_por_pessoa) return true;
  await freeCouponUse(tx, codigo);
  return false;
}
