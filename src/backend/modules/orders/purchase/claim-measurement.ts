import type { Database } from '#/backend/db/database.ts';
import { requirePurchase } from './find-purchase.ts';
import { markMeasured } from './purchase-repository.ts';

/**
 * Whether a browser of the payer is the one that tells analytics of the payment (ANALYTICS-3): the first that
 * asks once it is paid, in one conditional UPDATE, so that of any number at once it is one.
 * @throws 404 `COMPRA_NAO_ENCONTRADA`, the same for a missing one and somebody else's; 403
 *   `COMPRA_DO_RESPONSAVEL` to who made one that is a guardian's
 */
export async function claimMeasurement(
  db: Database,
  now: Date,
  personId: number,
  codigo: string,
): Promise<boolean> {
  await requirePurchase(db, personId, codigo);
  return markMeasured(db, codigo, now);
}
