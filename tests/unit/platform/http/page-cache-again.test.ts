import { once } from 'node:events';
import { createServer, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createPageCache } from '#/platform/rendering/page-cache/page-cache.ts';
import { WholeResponse } from '#/platform/http/response/whole-response.ts';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

interface Answer {
  way: 'middleware' | 'again';
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function setUp() {
  const state = { now: 0, rendered: 0 };
  const render = () => {
    state.rendered += 1;
    return new WholeResponse(
      Buffer.from(`<p>rendering ${state.rendered}</p><script nonce="a1">go()</script>`),
      {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "script-src 'self' 'nonce-a1'; style-src 'self' 'nonce-a1'",
        },
      },
    );
  };
  const cache = createPageCache({
    render,
    maxBytes: 1_000_000,
    now: () => state.now,
    commonHeaders: { 'x-frame-options': 'DENY' },
    logger: pino({ level: 'silent' }),
  });
  const throughMiddleware = async (incoming: IncomingMessage) => {
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method!,
      headers: incoming.headers as Record<string, string>,
    });
    const response = await cache.middleware(request, render);
    cache.repeat(incoming, response);
    return response;
  };
  const server = createServer((incoming, outgoing) => {
    if (cache.sendAgain(incoming, outgoing)) return;
    void throughMiddleware(incoming).then(async (response) => {
      const headers = { ...Object.fromEntries(response.headers), 'x-way': 'middleware' };
      outgoing.writeHead(response.status, headers).end(new Uint8Array(await response.arrayBuffer()));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closings.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = async (path: string, given: Record<string, string> = {}, method = 'GET'): Promise<Answer> => {
    const headers = { host: 'loja.test', accept: 'text/html', 'x-request-id': 'one', ...given };
    const sent = ask({ port, path, method, headers, agent: false });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const { 'x-way': way, date: _, connection: __, 'keep-alive': ___, ...others } = response.headers;
    const body = Buffer.concat(await response.toArray());
    return { way: way ? 'middleware' : 'again', status: response.statusCode!, headers: others, body };
  };
  const learn = async (path: string, headers: Record<string, string> = {}) => {
    await get(path, headers);
    return get(path, headers);
  };
  const publish = async (course: number) =>
    cache.middleware(
      new Request('http://loja.test/_serverFn/a', { method: 'POST' }),
      () => new Response('ok', { headers: { 'x-forget-pages': String(course) } }),
    );
  return { state, get, learn, publish };
}

it('sends a request like one before the same, with its own id', async () => {
  const { get, learn } = await setUp();
  const known = await learn('/ofertas');
  const again = await get('/ofertas', { 'x-request-id': 'two' });
  expect(again.way).toBe('again');
  expect(again.body).toEqual(known.body);
  expect(again.headers).toEqual({ ...known.headers, 'x-request-id': 'two' });
});

it('sends it as it is encoded', async () => {
  const { get, learn } = await setUp();
  const plain = await learn('/ofertas');
  await learn('/ofertas', { 'accept-encoding': 'br' });
  const again = await get('/ofertas', { 'accept-encoding': 'br' });
  expect([again.way, again.headers['content-encoding']]).toEqual(['again', 'br']);
  expect(again.headers['content-length']).toBe(String(again.body.length));
  expect(brotliDecompressSync(again.body)).toEqual(plain.body);
});

it.each([
  ['a cookie of somebody', { cookie: 'dev_userToken=a' }],
  ['another variant', { cookie: 'exp_nova-area-nobre=control' }],
  ['credentials', { authorization: 'Bearer a' }],
  ['a page that it has', { 'if-none-match': '"a"' }],
  ['a body', { 'content-length': '0' }],
  ['another host', { host: 'outra.test' }],
  ['another encoding', { 'accept-encoding': 'gzip' }],
  ['another protocol', { 'x-forwarded-proto': 'https' }],
  ['no wish for a page', { accept: 'application/json' }],
  ['long headers', { cookie: `ph_a=${'a'.repeat(3000)}` }],
])('has a request with %s go through every middleware', async (_, headers) => {
  const { get, learn } = await setUp();
  await learn('/ofertas');
  expect((await get('/ofertas')).way).toBe('again');
  expect((await get('/ofertas', headers)).way).toBe('middleware');
});

it('has other methods than GET go through every middleware', async () => {
  const { get, learn } = await setUp();
  await learn('/ofertas');
  expect((await get('/ofertas', {}, 'HEAD')).way).toBe('middleware');
  expect((await get('/ofertas', {}, 'POST')).way).toBe('middleware');
});

it('never learns from a request whose page is its own', async () => {
  const { get, learn } = await setUp();
  await learn('/ofertas', { cookie: 'dev_userToken=a' });
  expect((await get('/ofertas', { cookie: 'dev_userToken=a' })).way).toBe('middleware');
  await learn('/minha-conta');
  expect((await get('/minha-conta')).way).toBe('middleware');
});

it('sends nothing that way once it is two seconds old, or was published again', async () => {
  const { state, get, learn, publish } = await setUp();
  await learn('/cursos/solda/1001');
  state.now = 1999;
  expect((await get('/cursos/solda/1001')).way).toBe('again');
  state.now = 2000;
  expect((await get('/cursos/solda/1001')).way).toBe('middleware');
  await publish(1001);
  const published = await get('/cursos/solda/1001');
  expect([published.way, published.body.toString()]).toEqual([
    'middleware',
    expect.stringContaining(`rendering ${state.rendered}<`),
  ]);
});
