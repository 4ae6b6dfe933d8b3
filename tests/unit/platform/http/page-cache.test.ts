import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createPageCache } from '#/platform/rendering/page-cache/page-cache.ts';
import { WholeResponse } from '#/platform/http/response/whole-response.ts';

const nonce = 'a1b2';
const page = (text: string) => `<p>${text}</p><script nonce="${nonce}">start()</script>`;

function setUp({ maxBytes = 1_000_000 } = {}) {
  const state = {
    now: 0,
    rendered: 0,
    takes: 0,
    headers: {} as Record<string, string>,
    status: 200,
    streams: false,
    html: page,
  };
  const render = () => {
    state.rendered += 1;
    state.now += state.takes;
    const html = state.html(`rendering ${state.rendered}`);
    const init = {
      status: state.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'content-security-policy': `script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`,
        ...state.headers,
      },
    };
    return state.streams ? new Response(html, init) : new WholeResponse(Buffer.from(html), init);
  };
  const cache = createPageCache({
    render,
    maxBytes,
    now: () => state.now,
    commonHeaders: { 'x-frame-options': 'DENY', 'cache-control': 'no-store' },
    logger: pino({ level: 'silent' }),
  });
  const ask = (path = '/ofertas', headers: Record<string, string> = {}) =>
    cache.middleware(new Request(`http://loja.test${path}`, { headers }), render);
  const get = async (...request: Parameters<typeof ask>) => (await ask(...request)).text();
  const publish = async (course: number) => {
    const published = new Response('ok', { headers: { 'x-forget-pages': String(course) } });
    return cache.middleware(new Request('http://loja.test/_serverFn/a', { method: 'POST' }), () => published);
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { state, ask, get, publish, settle };
}

it('sends a kept page with the headers of every response and the id of the request', async () => {
  const { ask, get } = setUp();
  await get();
  const { headers } = await ask('/ofertas', { 'x-request-id': 'the-second-one' });
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cache-control'), 'its own comes first').toMatch(/^public/);
  expect(headers.get('x-request-id')).toBe('the-second-one');
});

it('keeps one page for an address, whatever fragment a request names', async () => {
  const { get } = setUp();
  await get('/ofertas?a=1#first');
  expect(await get('/ofertas?a=1#second')).toContain('rendering 1<');
});

it('renders a page once in two seconds', async () => {
  const { state, get } = setUp();
  await get();
  state.now = 1999;
  expect(await get()).toContain('rendering 1<');
  expect(state.rendered).toBe(1);
});

it('keeps no page that streamed', async () => {
  const { state, get } = setUp();
  state.streams = true;
  await get();
  expect(await get()).toContain('rendering 2<');
});

it('sends the older page while one rendering makes it again', async () => {
  const { state, get, settle } = setUp();
  await get();
  state.now = 2500;
  const older = await Promise.all([get(), get(), get()]);
  for (const text of older) expect(text).toContain('rendering 1<');
  await settle();
  expect(state.rendered).toBe(2);
  expect(await get()).toContain('rendering 2<');
});

it('sends nothing older than three and a half seconds', async () => {
  const { state, get } = setUp();
  await get();
  state.now = 3500;
  expect(await get()).toContain('rendering 2<');
});

it('drops a page whose next rendering fails', async () => {
  const { state, get, settle } = setUp();
  await get();
  Object.assign(state, { now: 2500, status: 503 });
  expect(await get()).toContain('rendering 1<');
  await settle();
  expect(await get()).toContain('rendering 3<');
});

it.each([
  ['sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['is kept by nobody', { headers: { 'cache-control': 'private, no-store' } }],
  ['is no page', { headers: { 'content-type': 'application/json' } }],
  ['was not found', { status: 404 }],
  ['waited for something', { takes: 1001 }],
  ['has its nonce in its text', { html: (text: string) => page(`${text} ${nonce}`) }],
])('keeps no response that %s', async (_, state) => {
  const shop = setUp();
  Object.assign(shop.state, state);
  await shop.get();
  expect(await shop.get()).toContain('rendering 2');
});

it.each(['/minha-conta', '/checkout/1-2', '/_serverFn/a', '/pix/01ABC', `/busca?titulo=${'a'.repeat(600)}`])(
  'keeps nothing of %s',
  async (path) => {
    const { get } = setUp();
    await get(path);
    expect(await get(path)).toContain('rendering 2<');
  },
);

it('makes room by what was not asked for the longest', async () => {
  const { get, state } = setUp({ maxBytes: 200 });
  for (const path of ['/a', '/b', '/c', '/d']) await get(path);
  expect(await get('/a')).toContain('rendering 5<');
  expect(await get('/a')).toContain('rendering 5<');
  expect(state.rendered).toBe(5);
});

it('keeps nothing when it has no room at all', async () => {
  const { get } = setUp({ maxBytes: 0 });
  await get();
  expect(await get()).toContain('rendering 2<');
});

it('renders the pages of a course again once something was published on it, and tells no one', async () => {
  const { get, publish } = setUp();
  for (const path of ['/cursos/solda/1001', '/cursos/solda/lages/1001/20001', '/cursos/solda/11001']) {
    await get(path);
  }
  const published = await publish(1001);
  expect([...published.headers.keys()]).not.toContain('x-forget-pages');
  expect(await get('/cursos/solda/1001')).toContain('rendering 4<');
  expect(await get('/cursos/solda/lages/1001/20001')).toContain('rendering 5<');
  expect(await get('/cursos/solda/11001')).toContain('rendering 3<');
});

it('keeps no page that was being rendered while something was published', async () => {
  const { state, get, publish, settle } = setUp();
  await get('/cursos/solda/1001');
  state.now = 2500;
  await get('/cursos/solda/1001');
  await publish(1001);
  await settle();
  expect(await get('/cursos/solda/1001')).toContain('rendering 3<');
});

it.each([
  ['sent twice', 'preferencias_cookies=recusado.2026-11-22.2026-11; preferencias_cookies=x'],
  ['encoded', 'preferencias_cookies=%61ceito.2026-11-22.2026-11'],
  ['quoted', 'preferencias_cookies="aceito.2026-11-22.2026-11"'],
  ['a variant sent twice', 'exp_nova-area-nobre=control; exp_nova-area-nobre=variant-a'],
])('passes by a cookie that the page may read otherwise: %s', async (_, cookie) => {
  const { get } = setUp();
  await get('/ofertas', { cookie });
  expect(await get('/ofertas', { cookie })).toContain('rendering 2<');
});

it('renders a page that a crowd wants for those who were first, and sends it to all others', async () => {
  const { state, ask, settle } = setUp();
  state.html = (text) => page(text);
  const crowd = Array.from({ length: 200 }, () => ask());
  const texts = await Promise.all(crowd.map(async (one) => (await one).text()));
  await settle();
  expect(texts.every((text) => text.includes('rendering'))).toBe(true);
  expect(state.rendered).toBeLessThanOrEqual(6);
});
