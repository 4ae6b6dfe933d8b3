import { readFile } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { ask } from './support/http.ts';
import { startFixture, type Storefront } from './support/storefront.ts';

let shop: Storefront;
afterEach(() => shop.stop());

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The processes that a process has started. */
async function childrenOf(pid: number): Promise<number[]> {
  const pids = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return pids.trim().split(' ').filter(Boolean).map(Number);
}

const statusOfNewConnections = () =>
  Promise.all(Array.from({ length: 8 }, async () => (await ask(shop.url, '/')).status));

it.runIf(process.platform === 'linux')(
  'WORKERS serves one port from several processes, puts another in the place of one that dies, and ends all',
  async () => {
    shop = await startFixture({ WORKERS: '2' });
    const [first, second, ...others] = await childrenOf(shop.pid);
    expect([isRunning(first!), isRunning(second!), others]).toEqual([true, true, []]);
    expect(new Set(await statusOfNewConnections())).toEqual(new Set([200]));

    process.kill(first!, 'SIGKILL');
    await expect
      .poll(() => shop.logs().filter(({ msg }) => msg === 'listening').length, { timeout: 20_000 })
      .toBe(3);
    expect(shop.logs().find(({ level }) => level === 'error')).toMatchObject({
      workerPid: first,
      msg: 'A process of the storefront ended, starting another',
    });
    const now = await childrenOf(shop.pid);
    expect(now).toContain(second);
    expect(now).toHaveLength(2);
    expect(new Set(await statusOfNewConnections())).toEqual(new Set([200]));

    shop.signal('SIGTERM');
    expect(await shop.ended).toBe(0);
    expect(now.map(isRunning)).toEqual([false, false]);
  },
);

it.runIf(process.platform === 'linux')('no process outlives one that is killed', async () => {
  shop = await startFixture({ WORKERS: '2' });
  const children = await childrenOf(shop.pid);
  expect(children).toHaveLength(2);
  process.kill(shop.pid, 'SIGKILL');
  await expect.poll(() => children.map(isRunning)).toEqual([false, false]);
});

it.runIf(process.platform === 'linux')(
  'the shop ends with 1 when one can’t be put in the place of another',
  async () => {
    shop = await startFixture({ WORKERS: '2' });
    const before = await childrenOf(shop.pid);
    process.kill(before[0]!, 'SIGKILL');
    const findNew = async () => (await childrenOf(shop.pid)).find((pid) => !before.includes(pid));
    await expect.poll(findNew, { interval: 20 }).toBeDefined();
    process.kill((await findNew())!, 'SIGKILL');
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain('A process of the storefront ended before it listened.');
    await expect.poll(() => isRunning(before[1]!)).toBe(false);
  },
);
