import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeLimitMs } from '#/storefront/backend-client/outage/deadline.server.ts';
import { ask } from './support/http.ts';
import { startFixture, type Storefront } from './support/storefront.ts';

let shop: Storefront;
beforeAll(async () => {
  shop = await startFixture();
});
afterAll(() => shop.stop());

const waiting = async (headers: Record<string, string> = {}) =>
  JSON.parse((await ask(shop.url, '/waiting', { headers })).text) as { waited: number; left: number };

// ERROR-6
it('runs from its arrival: what its own program took to load is gone, the first time too', async () => {
  const startedAt = performance.now();
  const { waited, left } = await waiting();
  const tookMs = performance.now() - startedAt;
  // The routes are loaded by the first request.
  const later = await waiting();
  expect(waited).toBeGreaterThan(later.waited);
  expect(waited).toBeLessThan(tookMs);
  expect(waited + left).toBeCloseTo(timeLimitMs, -2);
});

it('is ours to tell: what a caller says of it counts for nothing', async () => {
  await waiting();
  for (const said of ['0', '-5', '1e9', 'x']) {
    const { waited } = await waiting({ 'x-arrived-at': said });
    expect(waited).toBeLessThan(1000);
  }
});
