import type { Database } from '#/backend/db/database.ts';
import { findPurchaseByKey, type PurchaseRow } from './purchase-repository.ts';

/**
 * Returns the purchase of an Idempotency-Key, or makes it. A concurrent duplicate may fail on what the first
 * took; then it gets the first one's purchase.
 * @throws what `make` throws, where the key has made none
 */
export async function onceByKey(
  db: Database,
  { personId, key }: { personId: number; key: string },
  make: () => Promise<PurchaseRow>,
): Promise<PurchaseRow> {
  const earlier = await findPurchaseByKey(db, personId, key);
  if (earlier) return earlier;
  try {
    return await make();
  } catch (refusal) {
    const made = await findPurchaseByKey(db, personId, key);
    if (made) return made;
    throw refusal;
  }
}
