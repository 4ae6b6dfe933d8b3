import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Ask } from './support/http.ts';
import { startFixture, type Storefront } from './support/storefront.ts';

let shop: Storefront;
let urls: Record<string, string>;
beforeAll(async () => {
  shop = await startFixture();
  const page = (await ask(shop.url, '/')).text;
  urls = JSON.parse(/<pre id="?urls"?>(.*?)<\/pre>/.exec(page)![1]!.replaceAll('&quot;', '"')) as typeof urls;
});
afterAll(() => shop.stop());

const sameOrigin = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' };

function wire(name: string, value: string): string {
  const text = { t: 1, s: value };
  const data = { t: 10, i: 1, p: { k: [name], v: [text] }, o: 0 };
  return JSON.stringify({ t: { t: 10, i: 0, p: { k: ['data'], v: [data] }, o: 0 }, f: 127, m: [] });
}

function call(name: string, options: Ask = {}) {
  return ask(shop.url, urls[name]!, { ...options, headers: { ...sameOrigin, ...options.headers } });
}

function post(name: string, body: string) {
  return call(name, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

describe('errors', () => {
  it('of our own making keep to the server, their cause goes to the log (ERROR-3)', async () => {
    const response = await call('failInternally', { headers: { 'x-request-id': 'mask-test-1' } });
    expect(response.status).toBe(500);
    expect(response.text).toContain('ERRO_INTERNO');
    // By which support finds the line of the log.
    expect(response.text).toContain('mask-test-1');
    expect(response.text).not.toMatch(/hunter2|postgres|calls\.functions|at /);
    const logged = () => shop.logs().find((line) => line['requestId'] === 'mask-test-1' && line['err']);
    await expect.poll(() => JSON.stringify(logged() ?? '')).toContain('postgres://[hidden]@db refused');
    // ERROR-4
    expect(logged()).toMatchObject({ msg: 'Erro inesperado' });
  });

  it('meant for the person arrive whole, with their status', async () => {
    const response = await call('refuse', { method: 'POST' });
    expect(response.status).toBe(409);
    expect(response.text).toContain('SEM_VAGA');
    expect(response.text).toContain('Esta turma lotou.');
  });

  it('of input name the field and what is wrong, never the value', async () => {
    const response = await post('needName', wire('nome', 'Zé'));
    expect(response.status).toBe(400);
    expect(response.text).toContain('DADOS_INVALIDOS');
    expect(response.text).toContain('nome');
    expect(response.text).toContain('Este campo está incompleto.');
    expect(response.text).not.toContain('Zé');
  });

  it('of a loader show an error page without details', async () => {
    const response = await ask(shop.url, '/broken-loader', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(500);
    expect(response.text).not.toMatch(/hunter2|postgres/);
  });

  it('of a loader that are meant for the person give the page their status and text', async () => {
    const response = await ask(shop.url, '/away', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(503);
    expect(response.text).toContain('<p>Volte em alguns minutos.</p>');
  });

  it('of a component show in the status, not in the page', async () => {
    const response = await ask(shop.url, '/broken', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(500);
    expect(response.text).not.toContain('hunter2');
  });

  it('that leave no page at all show one in Portuguese with the id to tell to the support', async () => {
    const response = await ask(shop.url, '/crash', {
      headers: { accept: 'text/html', 'x-request-id': 'crash-page-1' },
    });
    expect(response.status).toBe(500);
    expect(response.text).toContain('Serviço indisponível');
    expect(response.text).toContain('crash-page-1');
    // Its style is the only thing that its policy lets in.
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(response.text)!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
    expect(response.text).not.toContain('hunter2');
  });
});

describe('what is no error passes', () => {
  it('a good call', async () => {
    const response = await post('needName', wire('nome', 'Ana'));
    expect(response.status).toBe(200);
    expect(response.text).toContain('Olá, Ana');
  });

  it('a redirect', async () => {
    const response = await call('leadHome');
    expect(response.status).toBe(200);
    expect(JSON.parse(response.text)).toMatchObject({ to: '/', isSerializedRedirect: true });
  });

  it('not found', async () => {
    expect((await call('findNothing')).status).toBe(404);
  });
});

describe('bad calls', () => {
  it.each([
    ['no JSON', 'nonsense'],
    ['JSON of another shape', '{"t":99}'],
    ['an extra field', wire('nomes', 'Ana')],
  ])('%s is a 400 without details', async (_case, body) => {
    const response = await post('needName', body);
    expect(response.status).toBe(400);
    expect(response.text).not.toMatch(/SyntaxError|Unexpected token|seroval|Seroval|stack/);
  });

  it('an unknown function is a 404', async () => {
    expect((await ask(shop.url, '/_serverFn/none', { headers: sameOrigin })).status).toBe(404);
  });

  it('a body without length over 1 MB is a 413', async () => {
    const body = Array.from({ length: 20 }, () => Buffer.alloc(100_000, ' '));
    const response = await call('needName', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(413);
  });
});

describe('calls from other sites (SECURITY-5)', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it.each([
    ['a form on another site', { 'sec-fetch-site': 'cross-site' }],
    ['a form on a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['an old browser that tells only the referer', { referer: 'https://evil.example/a' }],
    ['something that tells nothing', {}],
  ])('%s is refused', async (_case, headers) => {
    const response = await ask(shop.url, urls['needName']!, {
      method: 'POST',
      headers: { ...form, ...headers },
      body: 'nome=Ana',
    });
    expect(response.status).toBe(403);
  });

  it('reads are refused as well', async () => {
    const response = await ask(shop.url, urls['fetchRequestId']!, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(403);
  });

  it('a POST to a page is refused', async () => {
    const headers = { ...form, 'sec-fetch-site': 'cross-site' };
    expect((await ask(shop.url, '/upload', { method: 'POST', headers, body: 'a=1' })).status).toBe(403);
  });

  it('behind TLS the public origin counts, not the plain one of the request', async () => {
    const live = await startFixture({ SITE_URL: 'https://loja.example' });
    const statusFrom = async (origin: string) =>
      (await ask(live.url, '/upload', { method: 'POST', headers: { host: 'loja.example', origin } })).status;
    try {
      expect(await statusFrom('https://loja.example')).toBe(200);
      expect(await statusFrom('http://loja.example')).toBe(403);
    } finally {
      await live.stop();
    }
  });
});

describe('request id', () => {
  it('of a proxy is kept, passed to the function and sent back', async () => {
    const response = await call('fetchRequestId', { headers: { 'x-request-id': 'abc-12345' } });
    expect(response.headers['x-request-id']).toBe('abc-12345');
    expect(response.text).toContain('abc-12345');
  });

  it.each(['short', 'a b c d e f g h', '"},{"level":"fatal"', 'x'.repeat(65)])(
    '%j is replaced',
    async (given) => {
      const response = await call('fetchRequestId', { headers: { 'x-request-id': given } });
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(response.text).toContain(String(response.headers['x-request-id']));
    },
  );
});

describe('address of the client', () => {
  const headers = { ...sameOrigin, 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };

  it('is the one of the connection', async () => {
    const response = await ask(shop.url, urls['fetchAddress']!, { headers: sameOrigin });
    expect(response.text).toContain('127.0.0.1');
  });

  it('is unknown when it claims to pass on for others', async () => {
    const response = await ask(shop.url, urls['fetchAddress']!, { headers });
    expect(response.text).toContain('none');
    expect(response.text).not.toMatch(/203\.0\.113\.9|198\.51\.100\.1/);
  });

  it('is what a trusted proxy saw, not what the client told the proxy', async () => {
    const proxied = await startFixture({ TRUST_PROXY: 'loopback' });
    try {
      const response = await ask(proxied.url, urls['fetchAddress']!, { headers });
      expect(response.text).toContain('203.0.113.9');
      expect(response.text).not.toContain('198.51.100.1');
    } finally {
      await proxied.stop();
    }
  });
});
