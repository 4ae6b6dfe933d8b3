import { afterEach, describe, expect, it } from 'vitest';
import { startFrontProxy, visitorHeader, type FrontProxy } from '../support/front-proxy.ts';
import { ask } from './support/http.ts';
import { launch, startFixture, type Storefront } from './support/storefront.ts';

let shop: Storefront | undefined;
let proxies: FrontProxy[] = [];
afterEach(async () => {
  await Promise.all(proxies.map((proxy) => proxy.stop()));
  proxies = [];
  await shop?.stop();
});

async function openShop(
  env: Record<string, string>,
  count = 1,
): Promise<(visitor: string) => Promise<string>> {
  shop = await startFixture(env);
  const page = (await ask(shop.url, '/')).text;
  const urls = /<pre id="?urls"?>(.*?)<\/pre>/.exec(page)![1]!.replaceAll('&quot;', '"');
  const { fetchAddress } = JSON.parse(urls) as { fetchAddress: string };
  let { url } = shop;
  for (let i = 0; i < count; i++) {
    const proxy = await startFrontProxy(url);
    proxies.push(proxy);
    ({ url } = proxy);
  }
  return async (visitor) => {
    const headers = {
      [visitorHeader]: visitor,
      'x-forwarded-for': '198.51.100.77',
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
      'x-tsr-serverfn': 'true',
    };
    const { text } = await ask(url, fetchAddress, { headers });
    return /"s":"([^"]*)"/.exec(text)?.[1] ?? text;
  };
}

const visitors = [
  ...Array.from({ length: 150 }, (_, i) => `203.0.113.${i + 1}`),
  ...Array.from({ length: 50 }, (_, i) => `2001:db8:0:${i.toString(16)}::9`),
];

describe('two hundred visitors behind', () => {
  it.each([
    ['one proxy', '1', 1],
    ['two proxies', '2', 2],
    ['proxies of this machine', 'loopback', 2],
    ['a network', '10.0.0.0/8, 127.0.0.0/8', 1],
  ])('%s are distinguished, whatever they claim', async (_, trust, count) => {
    const takenFor = await openShop({ TRUST_PROXY: trust }, count);
    const taken = await Promise.all(visitors.map(takenFor));
    expect(taken).toEqual(visitors);
    expect(shop!.logs().filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('an unconfigured proxy are not one visitor, and the log says so once', async () => {
    const takenFor = await openShop({});
    const taken = await Promise.all(visitors.map(takenFor));
    expect(new Set(taken)).toEqual(new Set(['none']));
    const warnings = () => shop!.logs().filter(({ level }) => level === 'warn');
    await expect.poll(() => warnings().length).toBe(1);
    expect(warnings()[0]).toMatchObject({ proxy: '127.0.0.1', msg: expect.stringContaining('TRUST_PROXY') });
    expect(shop!.output()).not.toMatch(/203\.0\.113|198\.51|2001:db8/);
  });
});

it('a plain yes to all proxies is refused with what to write', async () => {
  shop = await launch({ TRUST_PROXY: 'true', BACKEND_URL: 'http://127.0.0.1:1' });
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toBe(
    'These settings need another value:\n' +
      '  TRUST_PROXY must say which proxies to believe: how many stand in front (1 for one), or their networks, like 10.0.0.0/8, got "true"\n',
  );
});

it.each(['proxy.internal', '10.0.0.0/40', 'yes'])('TRUST_PROXY=%s is refused', async (value) => {
  shop = await launch({ TRUST_PROXY: value, BACKEND_URL: 'http://127.0.0.1:1' });
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toContain('TRUST_PROXY must be the number of proxies in front');
});
