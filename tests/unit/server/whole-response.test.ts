import { expect, it } from 'vitest';
import { compressResponse } from '#/server/compression.ts';
import { WholeResponse, wholeOf } from '#/server/response/whole-response.ts';
import { brotliDecompressSync } from 'node:zlib';

const html = `<p>${'Formação técnica. '.repeat(200)}</p>`;
const make = () =>
  new WholeResponse(html, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
const accepting = (encoding: string) =>
  new Request('http://localhost/', { headers: { 'accept-encoding': encoding } });

it('can be read as any response', async () => {
  expect(make().status).toBe(404);
  expect(make().headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await new Response(make().body).text()).toBe(html);
  const seen = make();
  expect(seen.body).toBe(seen.body);
  expect(await seen.text()).toBe(html);
});

it('is packed as any response', async () => {
  const packed = await compressResponse(accepting('br'), make());
  expect(packed.status).toBe(404);
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(html);
});

it('goes as it is to who takes no encoding', async () => {
  expect(wholeOf(await compressResponse(accepting('identity'), make()))).toBe(html);
  expect(wholeOf(new Response(html))).toBeUndefined();
});
