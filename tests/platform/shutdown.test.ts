import { Agent } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, type Answer } from './support/http.ts';
import { startFixture, type Storefront } from './support/storefront.ts';

let shop: Storefront;
afterEach(() => shop.stop());

const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', accept: 'text/html' };

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  it('lets a page that is still being sent end, then exits with 0', async () => {
    shop = await startFixture();
    let page!: Promise<Answer>;
    await new Promise<void>((begun) => {
      page = ask(shop.url, '/streamed', { headers: browser, onFirstPiece: begun });
    });
    shop.signal(signal);
    const { status, text } = await page;
    expect(status).toBe(200);
    expect(text).toContain('chegou');
    expect(text.trimEnd().endsWith('</script>') || text.includes('</html>')).toBe(true);
    expect(await shop.ended).toBe(0);
  });
});

it.each([
  ['a rendered page', '/long', {}],
  ['a page out of memory', '/counted?busy', {}],
  ['two processes', '/long', { WORKERS: '2' }],
])('loses none of the requests of busy clients that keep their connections: %s', async (_, path, env) => {
  shop = await startFixture(env);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const failures: string[] = [];
  let served = 0;
  // Like a balancer: keeps sending on its connections until an answer says that this one ends.
  const client = async () => {
    for (let last = false; !last;) {
      try {
        const { status, headers } = await ask(shop.url, path, { headers: browser, agent });
        if (status === 200) served += 1;
        else failures.push(`status ${status}`);
        last = headers.connection === 'close';
      } catch (error) {
        failures.push(String((error as NodeJS.ErrnoException).code));
        last = true;
      }
    }
  };
  const clients = Array.from({ length: 8 }, client);
  await expect.poll(() => served, { timeout: 30_000 }).toBeGreaterThan(20);
  shop.signal('SIGTERM');
  await Promise.all(clients);
  agent.destroy();
  expect(failures).toEqual([]);
  expect(await shop.ended).toBe(0);
});

it('cuts what takes longer than SHUTDOWN_SECONDS', async () => {
  shop = await startFixture({ SHUTDOWN_SECONDS: '0' });
  let page!: Promise<Answer | 'cut'>;
  await new Promise<void>((begun) => {
    page = ask(shop.url, '/streamed', { headers: browser, onFirstPiece: begun }).catch(() => 'cut' as const);
  });
  shop.signal('SIGTERM');
  expect(await page).toBe('cut');
  expect(await shop.ended).toBe(0);
});

it('serves new visitors for DRAIN_SECONDS, while proxies learn that it is not ready', async () => {
  shop = await startFixture({ DRAIN_SECONDS: '2' });
  shop.signal('SIGTERM');
  const ready = () => ask(shop.url, '/readyz').then(({ status }) => status);
  await expect.poll(ready).toBe(503);
  const { status, headers } = await ask(shop.url, '/long', { headers: browser });
  expect([status, headers.connection]).toEqual([200, 'close']);
  expect(await shop.ended).toBe(0);
});

it('is not ready while it shuts down, but alive', async () => {
  shop = await startFixture();
  const agent = new Agent({ keepAlive: true });
  const seen: string[] = [];
  const probe = async () => {
    for (let listening = true; listening;) {
      try {
        const ready = await ask(shop.url, '/readyz', { agent });
        const alive = await ask(shop.url, '/healthz', { agent });
        seen.push([ready.status, ready.text, alive.status].join(' '));
      } catch {
        listening = false;
      }
    }
  };
  const probes = probe();
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  shop.signal('SIGTERM');
  await probes;
  expect([...new Set(seen)]).toEqual(['200 ready 200', '503 shutting down 200']);
});
