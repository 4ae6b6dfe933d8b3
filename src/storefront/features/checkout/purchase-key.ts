import * as v from 'valibot';
import { idempotencyKeySchema } from '#/domain/sale/purchase-code.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// The prefix is cleared at logout.
const keyOf = (productOffer: string) => `vitrine:checkout:${productOffer}:key`;
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: idempotencyKeySchema, intent: v.string() }),
);

/**
 * Idempotency-Key of a purchase: the same for a second press, a reload or a retry until it succeeds; another
 * one when student or coupon change.
 */
export function purchaseKey(
  store: Store,
  productOffer: string,
  intent: string,
  makeKey: () => string,
): string {
  const stored = v.safeParse(storedSchema, store.getItem(keyOf(productOffer)));
  if (stored.success && stored.output.intent === intent) return stored.output.key;
  const key = makeKey();
  try {
    store.setItem(keyOf(productOffer), JSON.stringify({ key, intent }));
  } catch {
    // Without storage a reload makes a new key; the backend then refuses a second purchase of the offer.
  }
  return key;
}

export function dropPurchaseKey(store: Store, productOffer: string): void {
  store.removeItem(keyOf(productOffer));
}
