import { expect, it, vi } from 'vitest';
import { createRedirectLookup } from '#/storefront/features/navigation/redirect/redirect-lookup.ts';
import type { RedirectRow } from '#/storefront/features/navigation/redirect/redirect-target.ts';

const moved = (destino: string): RedirectRow => ({ destino, status: 301, externo: false });

function setUp(table: Record<string, RedirectRow>, options: { capacity?: number } = {}) {
  let time = 0;
  const read = vi.fn<(path: string) => Promise<RedirectRow | null>>(async (path) => table[path] ?? null);
  const lookUp = createRedirectLookup({
    read,
    now: () => time,
    giveUpAfterMs: 300,
    freshMs: 60_000,
    failureFreshMs: 5000,
    capacity: options.capacity ?? 100,
  });
  return { read, lookUp, pass: (ms: number) => (time += ms) };
}

it('asks once in 60 s for a path, whether it is redirected or not (PAGE-3)', async () => {
  const { read, lookUp, pass } = setUp({ '/antigo': moved('/novo') });
  expect(await lookUp('/antigo')).toEqual(moved('/novo'));
  expect(await lookUp('/fica')).toBeNull();
  pass(59_999);
  await Promise.all([lookUp('/antigo'), lookUp('/fica')]);
  // The target is asked for too, so as not to lead into a chain.
  expect(read.mock.calls.map(([path]) => path)).toEqual(['/antigo', '/novo', '/fica']);
  pass(1);
  await lookUp('/fica');
  expect(read).toHaveBeenCalledTimes(4);
});

it('follows no chain and no loop', async () => {
  const { lookUp } = setUp({
    '/um': moved('/dois?x=1'),
    '/dois': moved('/tres'),
    '/ida': moved('/volta'),
    '/volta': moved('/ida'),
    '/velho': moved('/morto'),
    '/morto': { destino: null, status: 410, externo: false },
  });
  expect(await lookUp('/um')).toBeNull();
  expect(await lookUp('/dois')).toEqual(moved('/tres'));
  expect(await lookUp('/ida')).toBeNull();
  expect(await lookUp('/volta')).toBeNull();
  expect(await lookUp('/velho')).toEqual(moved('/morto'));
});

it('goes on after 300 ms, and knows the answer when it came meanwhile (PAGE-3)', async () => {
  vi.useFakeTimers();
  const { read, lookUp } = setUp({});
  let respond = (_value: RedirectRow | null) => {};
  read.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  const first = lookUp('/lento');
  await vi.advanceTimersByTimeAsync(300);
  expect(await first).toBeNull();
  respond(moved('/novo'));
  expect(await lookUp('/lento')).toEqual(moved('/novo'));
  vi.useRealTimers();
});

it('lets a page through while the backend fails, and asks again after 5 s', async () => {
  const { read, lookUp, pass } = setUp({ '/antigo': moved('/novo') });
  read.mockRejectedValueOnce(new Error('away'));
  expect(await lookUp('/antigo')).toBeNull();
  expect(await lookUp('/antigo')).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
  pass(5000);
  expect(await lookUp('/antigo')).toEqual(moved('/novo'));
});

it('remembers no more than its share of paths', async () => {
  const { read, lookUp } = setUp({}, { capacity: 2 });
  for (const path of ['/a', '/b', '/c', '/c', '/a']) await lookUp(path);
  expect(read.mock.calls.map(([path]) => path)).toEqual(['/a', '/b', '/c', '/a']);
});
