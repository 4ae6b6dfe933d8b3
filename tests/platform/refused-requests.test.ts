import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/http.ts';
import { startFixture, type Storefront } from './support/storefront.ts';

function write(url: string, lines: string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => (text += piece));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

function breakOff(url: string, path: string, requestId: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const headers = {
    origin: url,
    'sec-fetch-site': 'same-origin',
    'x-tsr-serverfn': 'true',
    'x-request-id': requestId,
    'content-type': 'application/json',
    'content-length': '100000',
  };
  return new Promise((resolve) => {
    const request = httpRequest({ hostname, port, path, method: 'POST', headers });
    request.on('error', () => {});
    request.on('close', resolve);
    request.write('{"half":', () => setTimeout(() => request.destroy(), 100));
  });
}

let shop: Storefront;
beforeAll(async () => {
  shop = await startFixture();
});
afterAll(() => shop.stop());

describe('methods', () => {
  it.each(['TRACE', 'PATCH', 'PROPFIND'])('%s is refused', async (method) => {
    const response = await ask(shop.url, '/', { method });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD, POST, PUT, DELETE, OPTIONS');
    expect(response.text).not.toContain('<html');
  });

  it('OPTIONS tells the methods and renders nothing', async () => {
    const response = await ask(shop.url, '/', { method: 'OPTIONS' });
    expect([response.status, response.text]).toEqual([204, '']);
  });

  it('HEAD answers like GET, without a body', async () => {
    const response = await ask(shop.url, '/long', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toHaveLength(0);
  });
});

describe('Host', () => {
  it.each(['evil.example', 'localhost.evil.example', 'localhost@evil.example', '127.0.0.1 x'])(
    '%j is refused',
    async (host) => {
      expect((await ask(shop.url, '/', { headers: { host } })).status).toBe(400);
    },
  );

  it.each([
    ['two of them', ['Host: localhost', 'Host: localhost']],
    ['two of them, of which one is another’s', ['Host: localhost', 'host: evil.example']],
    ['one that is no name', ['Host: lo calhost']],
    ['one without a name', ['Host: ']],
  ])('%s get 400 in Portuguese', async (_, lines) => {
    const answer = await write(shop.url, ['GET / HTTP/1.1', ...lines, 'Connection: close']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('Endereço inválido');
    expect(answer.toLowerCase()).toContain('content-security-policy');
  });

  it('a malformed one that a trusted proxy passes on gets 400 in Portuguese', async () => {
    const behind = await startFixture({ TRUST_PROXY: '1' });
    try {
      for (const host of ['a b', '[::1', 'loja.example:99999x', '%']) {
        const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
        const { status, text } = await ask(behind.url, '/', { headers });
        expect([host, status, text.includes('Endereço inválido')]).toEqual([host, 400, true]);
      }
    } finally {
      await behind.stop();
    }
  });

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', '192.168.0.7'])('%s is served', async (host) => {
    expect((await ask(shop.url, '/', { headers: { host } })).status).toBe(200);
  });

  it('with a SITE_URL only its host and the listed ones are served', async () => {
    const live = await startFixture({ SITE_URL: 'https://loja.example', ALLOWED_HOSTS: 'www.loja.example' });
    const statusOf = async (host: string) => (await ask(live.url, '/', { headers: { host } })).status;
    try {
      expect(await statusOf('loja.example')).toBe(200);
      expect(await statusOf('www.loja.example')).toBe(200);
      expect(await statusOf('localhost')).toBe(400);
      expect(await statusOf('203.0.113.7')).toBe(400);
    } finally {
      await live.stop();
    }
  });
});

describe('paths that a browser takes for another site', () => {
  it.each(['//evil.example/a', '///evil.example', '//evil.example//..'])(
    '%s leads to this site',
    async (path) => {
      const response = await ask(shop.url, path);
      expect(response.status).toBe(308);
      expect(response.headers.location).toMatch(/^\/(?![/\\])/);
    },
  );

  it('an absolute request target does not choose the host', async () => {
    const response = await ask(shop.url, 'http://evil.example/');
    expect(response.status).toBe(400);
  });
});

describe('a call of a server function', () => {
  it.each(['/_serverFn/', '/_serverFn//x', '/_serverFn/?x'])('that names none is 404: %s', async (path) => {
    expect((await ask(shop.url, path)).status).toBe(404);
  });
});

describe('body', () => {
  const megabyte = 1_048_576;

  it('takes one of exactly 1 MB', async () => {
    const response = await post(Buffer.alloc(megabyte));
    expect([response.status, response.text]).toEqual([200, JSON.stringify({ bytes: megabyte })]);
  });

  it('refuses one byte more', async () => {
    // Only announced: what is cut off while it is on its way may not get to be answered.
    const headers = { origin: shop.url, 'content-length': String(megabyte + 1) };
    expect((await ask(shop.url, '/upload', { method: 'POST', headers })).status).toBe(413);
  });

  it('refuses one that comes in pieces without telling its length', async () => {
    // All of it is on its way before anything is cut off.
    const pieces = Array.from({ length: 11 }, () => Buffer.alloc(100_000));
    expect((await post(pieces)).status).toBe(413);
  });

  it.each(['a file', 'a call'])(
    'of %s that breaks off is no failure of ours, and leaves one line',
    async (what) => {
      const page = (await ask(shop.url, '/')).text;
      const functions = /<pre id="?urls"?>(.*?)<\/pre>/.exec(page)![1]!.replaceAll('&quot;', '"');
      const { needName } = JSON.parse(functions) as { needName: string };
      const requestId = crypto.randomUUID();
      await breakOff(shop.url, what === 'a call' ? needName : '/upload', requestId);
      const lines = () => shop.logs().filter((line) => line['requestId'] === requestId);
      await expect.poll(() => lines().length).toBeGreaterThan(0);
      // Whatever else the shop has to say of it comes before the next answer.
      await ask(shop.url, '/');
      expect(lines()).toMatchObject([{ level: 'info', msg: 'request', status: 499, aborted: true }]);
      expect(shop.logs().filter(({ level }) => level === 'error')).toEqual([]);
    },
  );

  // ENROLMENT-14
  it.each([
    ['/inscricao/1/2', 'userToken=a', 10, false],
    ['/inscricao/1/2', 'theme=b; dev_refreshToken=a', 10, false],
    ['/inscricao/1/2', 'userToken=a', 11, true],
    ['/inscricao/1/2', 'userToken=a', 50, true],
    ['/inscricao/1/2', 'xuserToken=a', 2, true],
    ['/inscricao/1/2', '', 2, true],
    ['/inscricao/1/2/3', 'userToken=a', 2, true],
    ['/checkout/1-2', 'userToken=a', 2, true],
  ])('of a document at %s with "%s" and %i MB: too large %s', async (path, cookie, size, isRefused) => {
    // As a form sends it: a program that is cut off may not get to read the answer.
    const headers = { origin: shop.url, accept: 'text/html', ...(cookie && { cookie }) };
    const body = Buffer.alloc(size * megabyte);
    const { status } = await ask(shop.url, path, { method: 'POST', headers, body });
    expect(status === 413).toBe(isRefused);
  });

  it.each([
    ['/inscricao/1/2', 'userToken=a', 'Um documento pode ter até 10 MB'],
    ['/compra-empresa/1-2', '', 'até 1 MB'],
  ])('too large from a form at %s gets a page with the way back', async (path, cookie, limit) => {
    const headers = { origin: shop.url, accept: 'text/html', ...(cookie && { cookie }) };
    const body = Buffer.alloc(20 * megabyte);
    const { status, text } = await ask(shop.url, path, { method: 'POST', headers, body });
    expect(status).toBe(413);
    expect(text).toContain('Arquivo grande demais');
    expect(text).toContain(limit);
    expect(text).toContain(`href="${path}"`);
  });

  it.each(['application/json', '*/*'])(
    'too large from a program that accepts %s gets text',
    async (accept) => {
      // Only announced, as above.
      const headers = { origin: shop.url, accept, 'content-length': String(20 * megabyte) };
      const { status, text, headers: seen } = await ask(shop.url, '/upload', { method: 'POST', headers });
      expect([status, text]).toEqual([413, 'Content too large']);
      expect(seen['content-type']).toContain('text/plain');
      expect(seen.connection).toBe('close');
    },
  );

  function post(body: Buffer | Buffer[]) {
    return ask(shop.url, '/upload', { method: 'POST', headers: { origin: shop.url }, body });
  }
});
