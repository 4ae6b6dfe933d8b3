import type { Database } from '#/backend/db/database.ts';
import { findPurchaseByKey, type PurchaseRow } from './purchase-repository.ts';

/**
 * The purchase that a person's Idempotency-Key made, or makes now. A request that is sent twice at once may
 * be refused for what the first of the two has just taken: seats, a coupon. Then it gets that one's purchase.
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
