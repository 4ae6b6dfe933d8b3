import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { FastResponse } from 'srvx';
import { wholeOf } from './response/whole-response.ts';

export type Encoding = 'br' | 'gzip';

const compressible = /^(text\/|application\/(json|xml|x-tss-framed|[\w.-]+\+(json|xml))|image\/svg\+xml)/;
const compressors = { br: promisify(zlib.brotliCompress), gzip: promisify(zlib.gzip) };
// Quality 4 costs about what gzip does and packs HTML tighter; built files get the best quality at build
// time.
const brotliParams = { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 };
const smallestWorthwhile = 860;

/**
 * Compresses a response for a client that accepts it. A body that is complete is packed in one go; one that
 * still streams is packed chunk by chunk, each flushed at once, so that the browser paints the shell before
 * the data is there.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  if (!compressible.test(response.headers.get('content-type') ?? '')) return response;
  if (response.headers.has('content-encoding') || response.status === 204 || response.status === 304) {
    return response;
  }
  appendVary(response.headers);
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  if (request.method === 'HEAD') return response;
  const bytes = wholeOf(response);
  if (bytes !== undefined) {
    if (!encoding || bytes.length < smallestWorthwhile) return rebuild(response, bytes);
    return rebuild(response, await compressWhole(bytes, encoding), encoding);
  }
  if (!encoding || !response.body) return response;

  const reader = response.body.getReader();
  const first = await reader.read();
  if (first.done) return rebuild(response, null);
  const rest = reader.read();
  const second = await Promise.race([rest, nextTurn()]);
  if (second?.done) {
    if (first.value.byteLength < smallestWorthwhile) return rebuild(response, first.value);
    return rebuild(response, await compressWhole(first.value, encoding), encoding);
  }
  return rebuild(response, packStream(first.value, rest, reader, encoding), encoding);
}

/** The best encoding the client takes, by its Accept-Encoding header. */
export function chooseEncoding(accepted: string | null): Encoding | undefined {
  const refused = new Set<string>();
  const wanted = new Set<string>();
  for (const item of (accepted ?? '').toLowerCase().split(',')) {
    const [name, ...params] = item.split(';').map((part) => part.trim());
    if (!name) continue;
    (params.some((param) => /^q=0(\.0*)?$/.test(param)) ? refused : wanted).add(name);
  }
  return (['br', 'gzip'] as const).find(
    (name) => wanted.has(name) || (wanted.has('*') && !refused.has(name)),
  );
}

/** A complete body, compressed on the thread pool. */
export function compressWhole(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? compressors.br(bytes, {
        params: { ...brotliParams, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
    : compressors.gzip(bytes);
}

function packStream(
  first: Uint8Array,
  second: Promise<ReadableStreamReadResult<Uint8Array>>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  encoding: Encoding,
): Readable {
  const flushEachWrite =
    encoding === 'br'
      ? zlib.createBrotliCompress({ params: brotliParams, flush: zlib.constants.BROTLI_OPERATION_FLUSH })
      : zlib.createGzip({ flush: zlib.constants.Z_SYNC_FLUSH });
  const source = Readable.from(chunks(first, second, reader), { objectMode: false });
  source.on('error', (error) => flushEachWrite.destroy(error));
  // The client went away: stop rendering what no one will read.
  flushEachWrite.on('close', () => source.destroy());
  return source.pipe(flushEachWrite);
}

async function* chunks(
  first: Uint8Array,
  second: Promise<ReadableStreamReadResult<Uint8Array>>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await second; !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function rebuild(response: Response, body: Uint8Array | Readable | null, encoding?: Encoding): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (encoding) headers.set('content-encoding', encoding);
  // srvx sends Node streams and byte arrays as they are; the web type doesn't know of the former.
  return new FastResponse(body as BodyInit | null, { status: response.status, headers });
}

function appendVary(headers: Headers): void {
  const vary = headers.get('vary');
  if (!vary?.toLowerCase().includes('accept-encoding')) {
    headers.set('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  }
}

function nextTurn(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(resolve, undefined));
}
