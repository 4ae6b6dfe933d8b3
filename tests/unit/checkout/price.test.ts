import { expect, test } from 'vitest';
import { splitPrice } from '#/storefront/features/checkout/price.ts';

test('list price, promotion and coupon add up to the cent', () => {
  const price = splitPrice(
    { preco_original: 1299.9, preco_promocional: 999.9 },
    { codigo: 'BEMVINDO', total: 899.91 },
  );
  expect(price).toEqual({
    original: 1299.9,
    promotion: 300,
    coupon: 99.99,
    couponCode: 'BEMVINDO',
    total: 899.91,
  });
});

test('without promotion and coupon the list price is the total', () => {
  expect(splitPrice({ preco_original: 120, preco_promocional: null })).toEqual({
    original: 120,
    promotion: 0,
    coupon: 0,
    total: 120,
  });
});
