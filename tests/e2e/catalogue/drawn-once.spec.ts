import { expect, type Browser } from '@playwright/test';
import { parse, serialize } from 'parse5';
import { findFreePort } from '../../support/ports.ts';
import { makePerson } from '../../support/person.ts';
import { startShop, type Shop } from '../../support/shop.ts';
import { openAccount, openSession } from '../steps/identification.ts';
import { test } from '../steps/test.ts';

test.skip(({ isMobile }) => isMobile, 'what the server draws is the same for both');

let shop: Shop;
let reloaded: Shop;
let backendUrl = '';
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await findFreePort();
  backendUrl = `http://127.0.0.1:${port}`;
  const env = { PAGE_CACHE_MB: '0' };
  shop = await startShop({ env: { ...env, BACKEND_PORT: String(port) } });
  reloaded = await startShop({
    env: { ...env, BACKEND_URL: backendUrl, FRAGMENT_CACHE_MB: '0' },
  });
});
test.afterAll(async () => {
  await reloaded?.stop();
  await shop?.stop();
});

async function signIn(browser: Browser, username?: string): Promise<string> {
  const page = await browser.newPage();
  if (username) await openSession(page, username, undefined, shop.url);
  else await openAccount(page, makePerson(), shop.url);
  const cookies = await page.context().cookies();
  await page.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function takePart(cookie: string, course: string): Promise<void> {
  const id = course.split('/').at(-1);
  const call = async (method: string, path: string, body: unknown = {}) => {
    const response = await fetch(backendUrl + path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}`).toBe(true);
    return (await response.json()) as unknown;
  };
  await call('PUT', `/api/produto-favorito/${id}`);
  await call('POST', `/api/produto/${id}/pergunta`, { texto: 'Preciso levar ferramentas para as aulas?' });
  const [review] = (await call('GET', `/api/produto/${id}/opinioes/`)) as { id_opiniao: number }[];
  if (review) await call('POST', `/api/produto/${id}/opiniao/${review.id_opiniao}/voto`);
}

const streams = (html: string) => /<!--\$[?!]-->|rel="modulepreload"/.test(html);

/**
 * A page as a browser reads it, without what is new in each response and however its marks are written; asked
 * for until it doesn't stream.
 */
async function draw({ url }: Shop, path: string, cookie: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      const response = await fetch(url + path, { headers: { accept: 'text/html', cookie } });
      expect(response.status, path).toBe(200);
      html = await response.text();
      return streams(html);
    })
    .toBe(false);
  // One of another response would stay, and be found.
  const nonce = /<meta property="csp-nonce" content="([^"]+)"/.exec(html)![1]!;
  const own = html
    .replaceAll(url, 'http://localhost')
    .replaceAll(nonce, '')
    .replaceAll(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '');
  return serialize(parse(own, { scriptingEnabled: false }));
}

test('pages have parts that were drawn for others, and are as if drawn for each person again', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const home = await draw(shop, '/', '');
  const courses = [...new Set(home.match(/\/[a-z-]+\/[a-z\d-]+\/\d+(?=["?>\s])/g))].slice(0, 6);
  expect(courses).toHaveLength(6);
  // Before a shop has any of these pages: opinions are shared for some seconds.
  const active = await signIn(browser);
  for (const each of courses.slice(0, 2)) await takePart(active, each);
  const course = await draw(shop, courses[0]!, '');
  const offers = [...new Set(course.match(/\/[a-z-]+\/[a-z\d-]+\/[a-z-]+\/\d+\/\d+(?=["?>\s])/g))].slice(
    0,
    3,
  );
  const lists = ['/busca?titulo=tecnico', '/busca?titulo=tecnico&turno=noturno', '/busca?preco_max=900'];
  const people = [
    'exp_nova-area-nobre=control',
    'exp_nova-area-nobre=variant-a',
    await signIn(browser),
    await signIn(browser),
    active,
    await signIn(browser, 'aluno@vitrine.dev'),
  ];
  for (const path of ['/', ...lists, ...courses, ...offers]) {
    const expected = new Map<string, string>();
    for (const cookie of people) expected.set(cookie, await draw(reloaded, path, cookie));
    expect(new Set(expected.values()).size, path).toBeGreaterThan(2);
    for (const cookie of [...people.toReversed(), ...people])
      expect(await draw(shop, path, cookie), `${path} for ${cookie.slice(0, 40)}`).toBe(expected.get(cookie));
  }
});
