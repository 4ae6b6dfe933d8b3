import { expect, test } from 'vitest';
import { pollingInterval } from '#/storefront/features/payment/polling.ts';

test('asks every 3 s at first, every 10 s when the buyer takes longer (PIX-5)', () => {
  const charge = { estado_compra: 'AGUARDANDO_PAGAMENTO' } as const;
  expect(pollingInterval(charge, 1)).toBe(3000);
  expect(pollingInterval(charge, 40)).toBe(3000);
  expect(pollingInterval(charge, 41)).toBe(10_000);
});

test('goes on until the enrolment, not only until the payment', () => {
  expect(pollingInterval({ estado_compra: 'PAGA' }, 1)).toBe(3000);
  expect(pollingInterval({ estado_compra: 'MATRICULADA' }, 1)).toBe(false);
});

test('after expiry still waits for a payment on its way, without haste; a cancelled purchase waits for none', () => {
  expect(pollingInterval({ estado_compra: 'EXPIRADA' }, 1)).toBe(10_000);
  expect(pollingInterval({ estado_compra: 'CANCELADA' }, 1)).toBe(false);
});
