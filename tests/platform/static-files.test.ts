import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureDir } from './support/fixture-dir.ts';
import { ask } from './support/http.ts';
import { startFixture, type Storefront } from './support/storefront.ts';

let shop: Storefront;
beforeAll(async () => {
  shop = await startFixture();
});
afterAll(() => shop.stop());

const script = () =>
  `/assets/${readdirSync(`${fixtureDir}/client/assets`).find((name) => /^index-.*\.js$/.test(name))!}`;

describe('a built file', () => {
  it('may be kept for ever', async () => {
    const { status, headers } = await ask(shop.url, script());
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('comes packed as the build packed it', async () => {
    const plain = await ask(shop.url, script());
    const brotli = await ask(shop.url, script(), { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await ask(shop.url, script(), { headers: { 'accept-encoding': 'gzip' } });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  });

  it('is not sent again to a person who has it', async () => {
    const { headers } = await ask(shop.url, script());
    const again = await ask(shop.url, script(), { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

it('a file without a hash in its name is asked for again after an hour', async () => {
  const { status, headers } = await ask(shop.url, '/robots.txt');
  expect([status, headers['cache-control']]).toEqual([200, 'max-age=3600']);
});

it('the name of the newest build is kept by no one', async () => {
  const { status, headers, text } = await ask(shop.url, '/builds/latest.json?1795000000000');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(text)).toEqual({ id: 'fixture' });
  expect((await ask(shop.url, '/builds/first.json')).status).toBe(404);
});

it.each(['/assets/gone-1234.js', '/images/product/none.webp', '/none.ico', '/wp-login.php'])(
  '%s is a plain 404 that no one keeps',
  async (path) => {
    const { status, headers, text } = await ask(shop.url, path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(text).not.toContain('<html');
  },
);

it.each([
  '/../server/server.js',
  '/assets/%2e%2e/%2e%2e/server/server.js',
  '/..%2fserver%2fserver.js',
  '/%2e%2e/build-stamp.json',
  '/.env',
])('%s leads out of the folder nowhere', async (path) => {
  const { status, text } = await ask(shop.url, path);
  expect(status).not.toBe(200);
  expect(text).not.toContain('import ');
});
