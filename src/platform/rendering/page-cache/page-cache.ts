import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { ServerMiddleware, ServerRequest } from 'srvx';
import { forgetPagesHeader } from '#/domain/request/forget-pages.ts';
import { countCacheRead } from '#/domain/telemetry/measures.ts';
import { requestIdHeader } from '#/domain/request/request-id.ts';
import { forwardingHeaders } from '#/platform/http/request/visitor-address.ts';
import { requestIdOf } from '#/platform/http/request/request-id.ts';
import { urlOf } from '#/platform/http/request/request-url.ts';
import { chooseEncoding, compressResponse, type Encoding } from '#/platform/http/compression.ts';
import { FinishedResponse } from '#/platform/http/response/finished-response.ts';
import { wholeOf } from '#/platform/http/response/whole-response.ts';
import {
  bodyOf,
  headersOf,
  keepPage,
  rawHeadersOf,
  type CachedPage,
  type RenderedPage,
} from './cached-page.ts';
import { createRenderTurns } from '../render-turns.ts';
import { pageKey } from './page-key.ts';
import { sameRequestText } from './same-request.ts';

export interface PageCacheOptions {
  /** Renders a page again for those who come next, while others are sent the one before. */
  render: (request: Request) => Response | Promise<Response>;
  /** Bytes that all pages together may take, the least recently asked for going first; 0 keeps none. */
  maxBytes: number;
  /** Headers of every response, with which kept pages are sent too. */
  commonHeaders: Readonly<Record<string, string>>;
  /** In milliseconds, on any scale that only grows. */
  now: () => number;
  logger: Logger;
}

export interface PageCache {
  /** Sends a page that is kept; else keeps what is rendered, or compresses it. */
  middleware: ServerMiddleware;
  /**
   * From now on {@link sendAgain} answers requests like this one: it was sent a response of the cache that
   * no one changed on its way out.
   */
  repeat(request: IncomingMessage, response: Response): void;
  /**
   * Sends a fresh page straight to anyone who asks what a person asked before, which takes half the time of a
   * `Request` that goes through every middleware. False when the request has to take that way.
   */
  sendAgain(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Requests whose way is known, the least recently asked for going first. */
const maxRepeated = 2000;

/** Milliseconds for which a page is sent as it is. */
const freshMs = 2000;

/**
 * Milliseconds after its rendering for which it is still sent while it is rendered again. With data that
 * are a second old, what a school changes is on every page within five.
 */
const staleMs = 3500;

/** Milliseconds; what took longer waited for something, and may lack a part that came too late. */
const longestRender = 1000;

interface Entry {
  /** Made ready for others when the first of them asks: most pages of a crawler's walk are asked for once. */
  page: RenderedPage | CachedPage;
  size: number;
  renderedAt: number;
}

/** What a request was sent. */
interface SentPage {
  key: string;
  encoding: Encoding | undefined;
}

/** With what a page will be compressed to. */
const bytesPerByte = 1.4;

/**
 * Sends pages that are the same for everyone out of memory (docs/decisions/0057), and compresses all others.
 * Passes by whatever may be one person's, see {@link pageKey}; keeps only whole pages that set no cookie.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Entry>({
    maxSize: Math.max(1, options.maxBytes),
    sizeCalculation: ({ size }) => size,
  });
  const underWay = new Set<string>();
  const repeated = new LRUCache<string, SentPage>({ max: maxRepeated });
  const sent = new WeakMap<Response, SentPage>();
  const inTurn = createRenderTurns();
  let forgottenAt = -Infinity;

  const middleware: ServerMiddleware = async (request, next) => {
    const key = options.maxBytes > 0 ? pageKey(request, urlOf(request)) : undefined;
    if (key === undefined) {
      return inTurn(request, async () => compressResponse(request, dropReported(await next())));
    }
    const cached = sendCached(key, request);
    countCacheRead('pages', cached ? 'hit' : 'miss');
    if (cached) return cached;
    return inTurn(request, async () => {
      // Others who waited may have wanted the same page.
      const meanwhile = sendCached(key, request);
      if (meanwhile) return meanwhile;
      const startedAt = options.now();
      return compressResponse(request, keep(key, startedAt, await next()));
    });
  };

  function sendCached(key: string, request: ServerRequest): Promise<Response> | undefined {
    const entry = pages.get(key);
    const age = entry ? options.now() - entry.renderedAt : Infinity;
    const page = entry && age < staleMs ? readyPage(key, entry) : undefined;
    if (!page) return undefined;
    if (age >= freshMs && !underWay.has(key)) void renderAgain(key, request);
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    return sendPage(request, page, encoding).then((response) => {
      sent.set(response, { key, encoding });
      return response;
    });
  }

  function repeat(request: IncomingMessage, response: Response): void {
    const text = sameRequestText(request);
    const page = sent.get(response);
    if (text !== undefined && page) repeated.set(text, page);
  }

  function sendAgain(request: IncomingMessage, response: ServerResponse): boolean {
    const text = sameRequestText(request);
    const known = text === undefined ? undefined : repeated.get(text);
    const entry = known && pages.get(known.key);
    if (!entry || !('etag' in entry.page) || options.now() - entry.renderedAt >= freshMs) return false;
    const body = bodyOf(entry.page, known.encoding);
    if (!Buffer.isBuffer(body)) return false;
    response.writeHead(200, [
      ...rawHeadersOf(entry.page, known.encoding, body),
      requestIdHeader,
      String(request.headers[requestIdHeader]),
    ]);
    response.end(body);
    countCacheRead('pages', 'hit');
    return true;
  }

  return { middleware, repeat, sendAgain };

  function readyPage(key: string, entry: Entry): CachedPage | undefined {
    if ('etag' in entry.page) return entry.page;
    const page = keepPage(entry.page, options.commonHeaders);
    if (page) entry.page = page;
    else pages.delete(key);
    return page;
  }

  /** The response as it is. A page that streams isn't kept: it came too early for some of its data. */
  function keep(key: string, startedAt: number, response: Response): Response {
    const html = wholeOf(response);
    if (html === undefined || !isPublic(response)) return response;
    const renderedAt = options.now();
    if (renderedAt - startedAt > longestRender || startedAt <= forgottenAt) return response;
    // A copy: the sent ones get the id of their request.
    const page = { html, headers: new Headers(response.headers) };
    pages.set(key, { page, size: Math.ceil(html.length * bytesPerByte), renderedAt });
    return response;
  }

  /** Drops the pages of the course that the response names, and none of those on their way is kept. */
  function dropReported(response: Response): Response {
    const course = response.headers.get(forgetPagesHeader);
    if (course === null) return response;
    response.headers.delete(forgetPagesHeader);
    forgottenAt = options.now();
    for (const key of pages.keys()) if (key.split(/[/? ]/).includes(course)) pages.delete(key);
    return response;
  }

  async function renderAgain(key: string, { url, headers }: Request): Promise<void> {
    underWay.add(key);
    try {
      const startedAt = options.now();
      const response = await options.render(new Request(url, { headers: anonymousRequest(headers) }));
      if (response.status !== 200) pages.delete(key);
      keep(key, startedAt, response);
      // One that streams is rendered to its end.
      await response.arrayBuffer();
    } catch (err) {
      pages.delete(key);
      options.logger.error({ err }, 'Erro inesperado');
    } finally {
      underWay.delete(key);
    }
  }
}

/** What a page is rendered by: the harmless cookies, and the address that its dear reads count under. */
function anonymousRequest(headers: Headers): Headers {
  const stored = ['cookie', 'host', 'accept', ...forwardingHeaders];
  return new Headers(
    stored.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    }),
  );
}

function isPublic({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has('set-cookie') &&
    headers.get('content-type') === 'text/html; charset=utf-8' &&
    !headers.get('cache-control')?.includes('no-store')
  );
}

async function sendPage(
  request: Request,
  page: CachedPage,
  encoding: Encoding | undefined,
): Promise<Response> {
  const requestId = requestIdOf(request);
  if (request.headers.get('if-none-match')?.includes(page.etag)) {
    const { 'content-type': _, ...headers } = page.headers;
    return new FinishedResponse(null, { status: 304, headers: { ...headers, [requestIdHeader]: requestId } });
  }
  const body = await bodyOf(page, encoding);
  return new FinishedResponse(request.method === 'HEAD' ? null : (body as BodyInit), {
    headers: { ...headersOf(page, encoding, body), [requestIdHeader]: requestId },
  });
}
