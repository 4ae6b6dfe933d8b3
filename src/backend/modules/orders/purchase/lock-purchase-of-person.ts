import type { Database } from '#/backend/db/database.ts';
import { keepPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { findPurchase, lockPurchase, type PurchaseRow } from './purchase-repository.ts';

/**
 * Locks the person, then the purchase (PURCHASE-17). `isErased`: the account is gone. Undefined when there is
 * no such purchase.
 */
export async function lockPurchaseOfPerson(
  tx: Database,
  codigo: string,
): Promise<{ purchase: PurchaseRow; isErased: boolean } | undefined> {
  const known = await findPurchase(tx, codigo);
  if (!known) return undefined;
  const isThere = await keepPersonLocked(tx, known.id_pessoa);
  const purchase = await lockPurchase(tx, codigo);
  return purchase && { purchase, isErased: !isThere };
}
