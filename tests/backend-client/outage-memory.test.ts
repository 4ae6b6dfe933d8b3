import { expect, it } from 'vitest';
import { createOutageMemory } from '#/storefront/backend-client/outage/outage-memory.server.ts';

function memory() {
  const clock = { now: 1000 };
  const outages = createOutageMemory({ now: () => clock.now, factor: 4, maxMs: 20_000, capacity: 2 });
  return { clock, outages };
}

it('remembers a slow failure four times as long as it took', () => {
  const { clock, outages } = memory();
  outages.remember('ana', 500);
  clock.now += 1999;
  expect(outages.has('ana')).toBe(true);
  clock.now += 1;
  expect(outages.has('ana')).toBe(false);
});

it('lets a failure that came at once be tried again at once', () => {
  const { outages } = memory();
  outages.remember('ana', 0);
  expect(outages.has('ana')).toBe(false);
});

it('never waits longer than told, however long the failure took', () => {
  const { clock, outages } = memory();
  outages.remember('ana', 60_000);
  clock.now += 20_000;
  expect(outages.has('ana')).toBe(false);
});

it('knows of no one else, and lets the oldest go', () => {
  const { outages } = memory();
  outages.remember('ana', 1000);
  expect(outages.has('bia')).toBe(false);
  outages.remember('bia', 1000);
  outages.remember('caio', 1000);
  expect([outages.has('ana'), outages.has('bia'), outages.has('caio')]).toEqual([false, true, true]);
});
