import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/http.ts';
import { startFixture, type Storefront } from './support/storefront.ts';

let shop: Storefront;
beforeAll(async () => {
  shop = await startFixture();
});
afterAll(() => shop.stop());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(shop.url, path, { method, headers: { accept: 'text/html', ...headers } });

async function getCached(path: string) {
  await expect.poll(async () => (await get(path)).headers.etag, { timeout: 10_000 }).toBeDefined();
  return get(path);
}

const renderingOf = (text: string) => /rendering (\d+)/.exec(text)?.[1];

describe('a page that is the same for everyone', () => {
  it('is sent again as it was, with no nonce and with the hash of each script that runs', async () => {
    const first = await get('/counted?again');
    const second = await getCached('/counted?again');
    expect(renderingOf((await get('/counted?again')).text)).toBe(renderingOf(second.text));
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.text).toContain('nonce=');
    expect(second.text).not.toContain('nonce');
    expect(second.headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d, stale-while-revalidate=\d$/,
    );
    expect(second.headers['vary']).toBe('Accept-Encoding, Cookie');

    const policy = String(second.headers['content-security-policy']);
    expect(policy).not.toContain('nonce');
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    const scripts = [...second.text.matchAll(/<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/g)].filter(
      ({ groups }) => groups!['code'] !== '' && !groups!['attributes']!.includes('ld+json'),
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const { groups } of scripts) {
      const hash = createHash('sha256').update(groups!['code']!).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
  });

  it('has the headers of every response, and the id of its own request', async () => {
    const rendered = await get('/counted?headers', { cookie: 'unknown=1' });
    await getCached('/counted?headers');
    const stored = await get('/counted?headers', { 'x-request-id': 'second-request' });
    expect(stored.headers.etag).toBeDefined();
    expect(stored.headers['x-request-id']).toBe('second-request');
    const ofCachedPages = ['cache-control', 'content-security-policy', 'etag', 'vary'];
    const changed = new Set([...ofCachedPages, 'content-length', 'date', 'x-request-id']);
    const names = Object.keys(rendered.headers).filter((name) => !changed.has(name));
    expect(names).toContain('x-content-type-options');
    for (const name of names) expect([name, stored.headers[name]]).toEqual([name, rendered.headers[name]]);
  });

  it('is logged each time, with the id of the request, and refused to hosts that are not the shop', async () => {
    const live = await startFixture({ SITE_URL: 'http://loja.example' });
    try {
      const visit = (requestId: string, host = 'loja.example') =>
        ask(live.url, '/counted?logged', {
          headers: { host, accept: 'text/html', 'x-request-id': requestId },
        });
      await expect
        .poll(async () => (await visit('warm-up-0001')).headers.etag, { timeout: 10_000 })
        .toBeDefined();
      const ids = ['logged-00001', 'logged-00002', 'logged-00003'];
      for (const id of ids) await visit(id);
      expect((await visit('logged-00004', 'outra.example')).status).toBe(400);
      const lines = () => live.logs().filter(({ requestId }) => String(requestId).startsWith('logged-'));
      await expect
        .poll(lines)
        .toMatchObject([
          ...ids.map((requestId) => ({ requestId, msg: 'request', path: '/counted', status: 200 })),
          { requestId: 'logged-00004', status: 400 },
        ]);
    } finally {
      await live.stop();
    }
  });

  it('is kept by no one on the way when it comes with the variant of its visitor', async () => {
    const live = await startFixture({ SITE_URL: 'https://loja.example' });
    try {
      const visit = (cookie: string) =>
        ask(live.url, '/counted?first', {
          headers: { host: 'loja.example', accept: 'text/html', ...(cookie && { cookie }) },
        });
      const variants = ['control', 'variant-a'].map((variant) => `exp_nova-area-nobre=${variant}`);
      for (const variant of variants)
        await expect.poll(async () => (await visit(variant)).headers.etag, { timeout: 10_000 }).toBeDefined();
      const known = await Promise.all(variants.map(visit));
      expect(known.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined]);
      expect(known.map(({ headers }) => headers['cache-control'])).toEqual(
        known.map(() => expect.stringMatching(/^public/)),
      );
      const first = await visit('');
      expect(first.headers.etag, 'out of the cache').toBeDefined();
      expect(first.headers['set-cookie']).toBeDefined();
      expect(first.headers['cache-control']).toBe('private, no-store');
    } finally {
      await live.stop();
    }
  });

  it('comes compressed as asked for, as its head alone, or not at all when the browser has it', async () => {
    const plain = await getCached('/counted?packed');
    const brotli = await get('/counted?packed', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/counted?packed', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(brotli.body).toString('utf8')).toBe(plain.text);
    expect(gunzipSync(gzip.body).toString('utf8')).toBe(plain.text);
    expect(Number(brotli.headers['content-length'])).toBe(brotli.body.length);
    const head = await get('/counted?packed', {}, 'HEAD');
    expect(head.text).toBe('');
    expect(Number(head.headers['content-length'])).toBe(plain.body.length);
    const known = await get('/counted?packed', { 'if-none-match': String(plain.headers.etag) });
    expect([known.status, known.text]).toEqual([304, '']);
    expect(known.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  });

  it('is of one address, one variant and one choice about measuring', async () => {
    const cookies = [
      '',
      'exp_nova-area-nobre=control',
      'exp_nova-area-nobre=variant-a',
      'preferencias_cookies=aceito.2026-11-22.2026-11',
    ];
    const renderings = [];
    for (const cookie of cookies) {
      const { text } = await get('/counted?choice', cookie ? { cookie } : {});
      renderings.push(renderingOf(text));
    }
    expect(new Set(renderings).size).toBe(cookies.length);
    const other = await get('/counted?another');
    expect(renderings).not.toContain(renderingOf(other.text));
  });
});

describe('what may be one person’s', () => {
  it.each([
    'dev_userToken=a',
    'dev_refreshToken=a',
    'dev_knownBrowser=a',
    'cupom=DEZ',
    'exp_nova-area-nobre=x',
    'outro',
  ])('is rendered again for a person who has the cookie %s, and sent to no one else', async (cookie) => {
    const path = `/counted?own-${encodeURIComponent(cookie)}`;
    const own = await get(path, { cookie });
    expect(own.text).toContain(cookie);
    expect(own.headers['cache-control']).toMatch(/^private/);
    expect((await get(path)).text).not.toContain(cookie);
    const again = await get(path, { cookie });
    expect(again.text).toContain(cookie);
    expect(again.headers.etag).toBeUndefined();
  });

  it('never gets among pages for everyone: two people and visitors, 5,000 requests interleaved', async () => {
    const people = ['dev_userToken=ana', 'dev_userToken=bento', undefined, undefined];
    const strangers: string[] = [];
    let asked = 0;
    const askOn = async () => {
      while (asked < 5000) {
        const cookie = people[asked % people.length];
        asked += 1;
        const { text } = await get('/counted?crowd', cookie ? { cookie } : {});
        const named = /dev_userToken=\w+/.exec(text)?.[0];
        if (named !== cookie) strangers.push(`${cookie ?? 'a visitor'} was sent the page of ${named}`);
      }
    };
    await Promise.all(Array.from({ length: 16 }, askOn));
    expect(strangers).toEqual([]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('is what %s is answered', async (method) => {
    await getCached('/counted?verb');
    expect((await get('/counted?verb', {}, method)).headers.etag).toBeUndefined();
  });
});
