import type { Database } from '#/backend/db/database.ts';
import { purchaseNotFound } from '../purchase-errors.ts';
import { findPurchaseOf, type PurchaseRow } from './purchase-repository.ts';

/**
 * The person's own purchase.
 * @throws 404 `COMPRA_NAO_ENCONTRADA`, the same for a missing one and somebody else's
 */
export async function requirePurchase(db: Database, personId: number, codigo: string): Promise<PurchaseRow> {
  const purchase = await findPurchaseOf(db, personId, codigo);
  if (!purchase) throw purchaseNotFound();
  return purchase;
}
