import { expect, it } from 'vitest';
import { compressResponse } from '#/platform/http/compression.ts';
import { WholeResponse, wholeOf } from '#/platform/http/response/whole-response.ts';
import { brotliDecompressSync } from 'node:zlib';

const html = `<p>${'Formação técnica. '.repeat(200)}</p>`;
const make = () =>
  new WholeResponse(Buffer.from(html), {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
const accepting = (encoding: string) =>
  new Request('http://localhost/', { headers: { 'accept-encoding': encoding } });

it('can be read as any response', async () => {
  expect(make().status).toBe(404);
  expect(make().headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await new Response(make().body).text()).toBe(html);
  const seen = make();
  expect(seen.body).toBe(seen.body);
});

it('is packed as any response', async () => {
  const packed = await compressResponse(accepting('br'), make());
  expect(packed.status).toBe(404);
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(html);
});

it('goes unpacked to a person who takes no encoding', async () => {
  const sent = await compressResponse(accepting('identity'), make());
  expect(await sent.text()).toBe(html);
  expect(sent.headers.has('content-encoding')).toBe(false);
});

it('is known for what it is with other headers too, as the framework makes it again', () => {
  const { body, status } = make();
  expect(wholeOf(new Response(body, { status, headers: { 'x-other': '1' } }))?.toString()).toBe(html);
  expect(wholeOf(new Response(html))).toBeUndefined();
  expect(wholeOf(new Response(null))).toBeUndefined();
});
