import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Answer } from './support/http.ts';
import { startFixture, type Storefront } from './support/storefront.ts';

let shop: Storefront;
beforeAll(async () => {
  shop = await startFixture({ PAGE_CACHE_MB: '0' });
});
afterAll(() => shop.stop());

// The crawler check of the renderer waits for all data when no browser is named.
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0', accept: 'text/html' };
const get = (path: string, headers: Record<string, string> = {}) =>
  ask(shop.url, path, { headers: { ...browser, ...headers } });

/** Milliseconds after which the text could be read, unpacking piece by piece as a browser does. */
async function readableAt(response: Answer, text: string): Promise<number> {
  const encoding = response.headers['content-encoding'];
  if (!encoding) {
    return response.pieces.find((_, index) => joined(response, index).includes(text))!.at;
  }
  const unpack = encoding === 'br' ? createBrotliDecompress() : createGunzip();
  let seen = '';
  unpack.on('data', (bytes: Buffer) => (seen += bytes.toString('utf8')));
  for (const { at, bytes } of response.pieces) {
    await new Promise<void>((done) => {
      unpack.write(bytes, () => setImmediate(done));
    });
    if (seen.includes(text)) return at;
  }
  throw new Error(`${text} never came`);
}

function joined(response: Answer, last: number): string {
  return Buffer.concat(response.pieces.slice(0, last + 1).map((piece) => piece.bytes)).toString('utf8');
}

describe('a page that waits for data', () => {
  it.each(['identity', 'br', 'gzip'])('sends its shell at once, the data later (%s)', async (encoding) => {
    const response = await get('/streamed', { 'accept-encoding': encoding });
    expect(response.status).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    const shell = await readableAt(response, 'casca');
    const data = await readableAt(response, 'chegou');
    expect(data - shell).toBeGreaterThan(300);
  });

  it('sends the data to the browser as well, so that nothing is fetched again', async () => {
    const { text } = await get('/streamed');
    const inline = text.slice(text.indexOf('$_TSR'));
    expect(inline).toContain('"slow"');
    expect(inline).toContain('"chegou"');
  });

  it('is stopped on the server when the browser leaves', async () => {
    const controller = new AbortController();
    const response = await fetch(`${shop.url}/streamed`, { headers: browser, signal: controller.signal });
    await response.body!.getReader().read();
    controller.abort();
    await expect
      .poll(() => shop.logs().some((line) => line['path'] === '/streamed' && line['aborted'] === true))
      .toBe(true);
  });
});

describe('a page whose data is there', () => {
  it('comes in one piece with its length', async () => {
    const { headers, body } = await get('/long', { 'accept-encoding': 'br' });
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(brotliDecompressSync(body).toString('utf8')).toContain('Curso de número 499');
  });

  it('tells its font and style before its first line, and nothing else does', async () => {
    const { headers } = await get('/long');
    const files = [...String(headers['link']).matchAll(/<([^>]+)>; rel=preload; as=(\w+)/g)];
    expect(files.map(([, , kind]) => kind)).toEqual(['font', 'style']);
    expect((await get('/moved')).headers['link']).toBeUndefined();
  });

  it('packs with gzip for a person who has no brotli', async () => {
    const { headers, body } = await get('/long', { 'accept-encoding': 'gzip, br;q=0' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
    expect(gunzipSync(body).toString('utf8')).toContain('Curso de número 499');
  });

  it('stays as it is for a person who asks for no packing', async () => {
    const { headers, text } = await get('/long');
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toContain('Curso de número 499');
  });
});

it('a page whose author forgot to load the data is rendered on the server all the same', async () => {
  const response = await get('/unprepared');
  expect(response.status).toBe(200);
  expect(response.text).toContain('<p id="late">chegou</p>');
  expect(response.text.split('$_TSR.router=')).toHaveLength(2);
});

describe('a page that fails', () => {
  const crawler = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };

  it.each([
    ['/away', 503],
    ['/broken-loader', 500],
    ['/broken', 500],
    ['/crash', 500],
  ])(
    'is a plain status with a time to come again for crawlers, a page for people: %s',
    async (path, status) => {
      const reported = await get(path, crawler);
      expect(reported.status).toBe(status);
      expect(reported.headers['retry-after']).toBe('120');
      expect(reported.headers['content-type']).toContain('text/plain');
      expect(reported.text).not.toContain('<');
      const shown = await get(path);
      expect(shown.status).toBe(status);
      expect(shown.text).toContain('<html');
    },
  );
});
