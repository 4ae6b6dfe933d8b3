import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PixCharge } from '#/contract/purchasing/pix.ts';
import { paymentQueries } from '#/storefront/features/payment/payment.queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
  focusManager.setFocused(undefined);
});

it('rests while the page is hidden, and asks at once when it is back (PIX-5)', async () => {
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.resolve({ estado_compra: 'AGUARDANDO_PAGAMENTO' } as PixCharge);
  };
  const client = new QueryClient();
  client.mount();
  focusManager.setFocused(true);
  const leave = new QueryObserver(client, { ...paymentQueries.charge('X'), queryFn }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(6500);
  expect(asked).toBe(3);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(4);
  leave();
  client.unmount();
});
