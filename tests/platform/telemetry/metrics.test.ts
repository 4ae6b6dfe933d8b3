import { afterEach, expect, it } from 'vitest';
import { descendantsOf } from '../../support/process-tree.ts';
import { findFreePort } from '../../support/ports.ts';
import { metricsAskedFor, ofBoth, ofStorefront } from '../../support/monitoring/monitoring-files.ts';
import { ask } from '../support/http.ts';
import { launch, startFixture, type Storefront } from '../support/storefront.ts';

let shop: Storefront;
afterEach(() => shop.stop());

const scrape = async (port: number) => (await ask(`http://127.0.0.1:${port}`, '/metrics')).text;

const countOf = (metrics: string, labels: string) =>
  metrics
    .split('\n')
    .filter((line) => line.startsWith('http_server_request_duration_seconds_count') && line.includes(labels))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

it('requests are measured by the pattern of their route, at a port of its own and never at the public one', async () => {
  const port = await findFreePort();
  shop = await startFixture({ METRICS_PORT: String(port) });
  for (const path of [
    '/traced',
    '/long',
    '/waiting/1?de=3',
    '/waiting/2',
    '/readyz',
    '/assets/a.js',
    '/_serverFn/anything',
  ])
    await ask(shop.url, path);
  await ask(shop.url, '/long', { method: 'PUT' });
  expect(await ask(shop.url, '/metrics')).toMatchObject({ status: 404 });
  expect(await ask(`http://127.0.0.1:${port}`, '/')).toMatchObject({ status: 404 });

  const metrics = await scrape(port);
  expect(metrics).toContain('service_name="vitrine-storefront"');
  expect(
    countOf(metrics, 'http_route="/long",http_request_method="GET",http_response_status_code="200"'),
  ).toBe(1);
  expect(countOf(metrics, 'http_route="/_serverFn/*"')).toBe(1);
  expect(countOf(metrics, 'http_route="/readyz"')).toBe(1);
  for (const name of [...ofStorefront, ...ofBoth]) expect(metrics).toMatch(new RegExp(`^${name}[_{]`, 'm'));
  expect(metricsAskedFor).toEqual(expect.arrayContaining([...ofStorefront, ...ofBoth]));
  expect(metrics).not.toMatch(/anything|waiting\/1/);
});

it.skipIf(process.platform === 'win32')(
  'each process of WORKERS has metrics of its own, also the one that replaces another',
  async () => {
    const port = await findFreePort();
    shop = await startFixture({ METRICS_PORT: String(port), WORKERS: '2' });
    const measured = async () => {
      const all = await Promise.all([scrape(port), scrape(port + 1)]);
      return all.reduce((sum, each) => sum + countOf(each, 'http_route="/long"'), 0);
    };
    for (let count = 0; count < 6; count++) await ask(shop.url, '/long');
    await expect.poll(measured).toBe(6);
    process.kill(descendantsOf(shop.pid)[0]!, 'SIGKILL');
    await expect
      .poll(() => shop.logs().filter(({ msg }) => msg === 'listening').length, { timeout: 20_000 })
      .toBe(3);
    for (let count = 0; count < 6; count++) await ask(shop.url, '/long');
    await expect.poll(measured).toBeGreaterThan(5);
  },
);

it('a taken port of metrics is said in one line', async () => {
  const port = await findFreePort();
  const first = await startFixture({ METRICS_PORT: String(port) });
  shop = await launch({ METRICS_PORT: String(port), BACKEND_URL: 'http://127.0.0.1:9' });
  expect(shop.output()).toBe(`No metrics of the storefront at 127.0.0.1:${port}: EADDRINUSE.\n`);
  await first.stop();
});
