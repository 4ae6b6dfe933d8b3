import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { descendantsOf, isRunning } from '../support/process-tree.ts';
import { ask } from './support/http.ts';
import { startFixture, type Storefront } from './support/storefront.ts';

let shop: Storefront;
afterEach(() => shop.stop());

const statusOfNewConnections = () =>
  Promise.all(Array.from({ length: 8 }, async () => (await ask(shop.url, '/')).status));

it.skipIf(process.platform === 'win32')(
  'WORKERS serves one port from several processes, puts another in the place of one that dies, and ends all',
  async () => {
    shop = await startFixture({ WORKERS: '2' });
    const [first, second, ...others] = descendantsOf(shop.pid);
    expect([isRunning(first!), isRunning(second!), others]).toEqual([true, true, []]);
    expect(new Set(await statusOfNewConnections())).toEqual(new Set([200]));

    process.kill(first!, 'SIGKILL');
    await expect
      .poll(() => shop.logs().filter(({ msg }) => msg === 'listening').length, { timeout: 20_000 })
      .toBe(3);
    const ended = shop.logs().find(({ level }) => level === 'error')!;
    expect(ended).toMatchObject({
      workerPid: first,
      msg: 'A process of the storefront ended, starting another',
    });
    const listening = shop.logs().findLast(({ msg }) => msg === 'listening')!;
    expect(Date.parse(String(listening['time'])) - Date.parse(String(ended['time']))).toBeGreaterThan(1000);
    const now = descendantsOf(shop.pid);
    expect(now).toContain(second);
    expect(now).toHaveLength(2);
    expect(new Set(await statusOfNewConnections())).toEqual(new Set([200]));

    shop.signal('SIGTERM');
    expect(await shop.ended).toBe(0);
    expect(now.map(isRunning)).toEqual([false, false]);
  },
);

// A handle passed to a process that dies before it takes it is closed by no one.
it.skipIf(process.platform === 'win32')(
  'requests are answered by the others while a process hangs, and once it is killed',
  async () => {
    shop = await startFixture({ WORKERS: '2' });
    const [hanging] = descendantsOf(shop.pid);
    process.kill(hanging!, 'SIGSTOP');
    const statuses: number[] = [];
    const requests = Array.from({ length: 8 }, async () => {
      statuses.push((await ask(shop.url, '/', { agent: new Agent() })).status);
    });
    await expect.poll(() => statuses.length).toBeGreaterThan(0);
    process.kill(hanging!, 'SIGKILL');
    await expect.poll(() => statuses.length, { timeout: 5000 }).toBe(requests.length);
    expect(new Set(statuses)).toEqual(new Set([200]));
  },
);

it.skipIf(process.platform === 'win32')('no process outlives one that is killed', async () => {
  shop = await startFixture({ WORKERS: '2' });
  const children = descendantsOf(shop.pid);
  expect(children).toHaveLength(2);
  process.kill(shop.pid, 'SIGKILL');
  await expect.poll(() => children.map(isRunning)).toEqual([false, false]);
});

it.skipIf(process.platform === 'win32')(
  'one that ends in the place of another is replaced too, and the shop serves meanwhile',
  async () => {
    shop = await startFixture({ WORKERS: '2' });
    const before = descendantsOf(shop.pid);
    process.kill(before[0]!, 'SIGKILL');
    const findNew = () => descendantsOf(shop.pid).find((pid) => !before.includes(pid));
    await expect.poll(findNew, { interval: 20, timeout: 20_000 }).toBeDefined();
    process.kill(findNew()!, 'SIGKILL');
    const couldNot = 'A process of the storefront could not be replaced, trying again';
    await expect.poll(() => shop.logs().some(({ msg }) => msg === couldNot)).toBe(true);
    expect(new Set(await statusOfNewConnections())).toEqual(new Set([200]));
    await expect
      .poll(() => shop.logs().filter(({ msg }) => msg === 'listening').length, { timeout: 30_000 })
      .toBe(3);
    expect(descendantsOf(shop.pid)).toHaveLength(2);
  },
);

it.skipIf(!existsSync('/proc/self/environ'))('workers know no secret of the backend', async () => {
  shop = await startFixture({
    WORKERS: '2',
    DATABASE_URL: 'postgres://vitrine:segredo-do-servidor@127.0.0.1:1/vitrine',
    KEY_SECRET: 'segredo-do-servidor'.repeat(2),
  });
  const workers = descendantsOf(shop.pid);
  expect(workers).toHaveLength(2);
  for (const pid of workers) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    expect(environment).toContain('BACKEND_URL=');
    expect(environment).not.toContain('segredo-do-servidor');
  }
});
