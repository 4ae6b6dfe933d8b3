import { beforeEach, describe, expect, test } from 'vitest';
import { dropPurchaseKey, purchaseKey } from '#/storefront/features/checkout/purchase-key.ts';

describe('the key of an intent to buy', () => {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  let made = 0;
  const makeKey = () => `chave-numero-${++made}`;
  const key = (intent: string, productOffer = '1-2') => purchaseKey(store, productOffer, intent, makeKey);
  beforeEach(() => stored.clear());

  test('is the same for a second press, a reload, a retry', () => {
    expect(key('maria')).toBe(key('maria'));
  });

  test('is another one for another student or coupon, and for another offer', () => {
    const first = key('maria');
    expect(key('maria, cupom')).not.toBe(first);
    expect(key('maria', '1-3')).not.toBe(first);
  });

  test('is another one after success', () => {
    const first = key('maria');
    dropPurchaseKey(store, '1-2');
    expect(key('maria')).not.toBe(first);
  });

  test('is made again when the storage holds nonsense', () => {
    const first = key('maria');
    for (const name of stored.keys()) stored.set(name, '{"key":"x","intent":"maria"}');
    expect(key('maria')).not.toBe(first);
  });
});
