import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/http.ts';
import { startFixture, type Storefront } from './support/storefront.ts';

let shop: Storefront;
beforeAll(async () => {
  shop = await startFixture({ PAGE_CACHE_MB: '0' });
});
afterAll(() => shop.stop());

const nonceOf = (policy: string) => /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1];

describe('a page', () => {
  it('lets only scripts with the nonce of this answer run', async () => {
    const { headers, text } = await ask(shop.url, '/');
    const policy = String(headers['content-security-policy']);
    const nonce = nonceOf(policy);
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    const scripts = text.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  });

  it('has another nonce each time, anyone who asks', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => ask(shop.url, '/')));
    const nonces = responses.map(({ headers }) => nonceOf(String(headers['content-security-policy'])));
    expect(new Set(nonces).size).toBe(20);
  });

  it('takes pictures from here and from the sites named only', async () => {
    const pictures = async ({ url }: Storefront) =>
      /img-src ([^;]*)/.exec(String((await ask(url, '/')).headers['content-security-policy']))?.[1];
    expect(await pictures(shop)).toBe("'self' data:");
    const other = await startFixture({ IMAGE_ORIGINS: 'https://pictures.example' });
    try {
      expect(await pictures(other)).toBe("'self' data: https://pictures.example");
    } finally {
      await other.stop();
    }
  });

  it('frames the card page and posts to it, and lets it in nowhere else (CARD-2)', async () => {
    const cardOrigin = 'https://cards.example';
    const agreed = 'preferencias_cookies=aceito.2026-11-22.2026-11-parceiros';
    const naming = async ({ url }: Storefront, cookie = '') => {
      const { headers } = await ask(url, '/', { headers: { cookie } });
      const rules = String(headers['content-security-policy']).split('; ');
      return rules.filter((rule) => rule.includes(cardOrigin)).map((rule) => rule.split(' ')[0]);
    };
    expect(await naming(shop)).toEqual([]);
    const taking = await startFixture({
      CARD_ORIGIN: cardOrigin,
      SEAL_SCRIPT: 'https://seal.example/seal.js',
    });
    try {
      expect(await naming(taking)).toEqual(['frame-src', 'form-action']);
      expect(await naming(taking, agreed), 'among scripts of partners').toEqual([]);
      const { headers } = await ask(taking.url, '/robots.txt');
      expect(headers['content-security-policy']).not.toContain(cardOrigin);
    } finally {
      await taking.stop();
    }
  });

  it('may not be framed, sniffed or shared with its opener', async () => {
    const { headers } = await ask(shop.url, '/');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('is kept by no one once there is a cookie, and by no shared cache ever', async () => {
    const anonymous = await ask(shop.url, '/');
    const known = await ask(shop.url, '/', { headers: { cookie: 'userToken=x' } });
    const cookie = 'exp_nova-area-nobre=control';
    const inExperiment = await ask(shop.url, '/', { headers: { cookie } });
    const measured = await ask(shop.url, '/', {
      headers: { cookie: 'preferencias_cookies=aceito.2026-11-21.2026-11; ph_phc_x_posthog=%7B%7D' },
    });
    const both = await ask(shop.url, '/', { headers: { cookie: `${cookie}; userToken=x` } });
    expect(anonymous.headers['cache-control']).toBe('private, no-cache');
    expect(inExperiment.headers['cache-control']).toBe('private, no-cache');
    expect(measured.headers['cache-control']).toBe('private, no-cache');
    expect(both.headers['cache-control']).toBe('private, no-store');
    expect(known.headers['cache-control']).toBe('private, no-store');
  });
});

it.each(['/assets/none.js', '/robots.txt', '/healthz', '/nope', '/broken', '/moved'])(
  '%s is covered too',
  async (path) => {
    const { headers } = await ask(shop.url, path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

it.each([
  ['/og/1-abc.png', 'cross-origin'],
  ['/marca/abc.png', 'cross-origin'],
  ['/fotos/abc-640.avif', 'cross-origin'],
  ['/images/product/none.webp', 'same-origin'],
  ['/assets/none.js', 'same-origin'],
  ['/healthz', 'same-origin'],
  ['/og', 'same-origin'],
])('whether other sites may show %s: %s', async (path, policy) => {
  expect((await ask(shop.url, path)).headers['cross-origin-resource-policy']).toBe(policy);
});

describe('HSTS', () => {
  it('is not sent for a shop without https', async () => {
    expect((await ask(shop.url, '/')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('is sent on pages and files of a shop with https', async () => {
    const live = await startFixture({ SITE_URL: 'https://loja.example' });
    try {
      for (const path of ['/', '/robots.txt']) {
        const { headers } = await ask(live.url, path, { headers: { host: 'loja.example' } });
        expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      }
    } finally {
      await live.stop();
    }
  });
});

it('an answer that sets a cookie is kept by no one, whatever its route says (SECURITY-7)', async () => {
  const { headers } = await ask(shop.url, '/careless');
  expect(headers['set-cookie']).toEqual(['dev_userToken=x; Path=/']);
  expect(headers['cache-control']).toBe('private, no-store');
});
