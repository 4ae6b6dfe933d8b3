import type { Database } from '#/backend/db/database.ts';
import { requirePurchase } from './find-purchase.ts';
import { markMeasured } from './purchase-repository.ts';

/**
 * Lets exactly one browser report a payment to analytics (ANALYTICS-3), by one conditional UPDATE.
 * @throws 404 `COMPRA_NAO_ENCONTRADA`, the same for a missing one and another person's; 403
 * `COMPRA_DO_RESPONSAVEL` where the guardian pays
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
