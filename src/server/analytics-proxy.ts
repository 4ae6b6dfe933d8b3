import type { Logger } from 'pino';
import { FastResponse, type ServerMiddleware, type ServerRequest } from 'srvx';
import { analyticsProxyPath } from './settings.ts';

/** The one path that the library sends events to. */
const eventsPath = '/e/';

/** Where it asks for the configuration of its project, when it does. */
const configPath = /^\/array\/[\w-]{1,200}\/config$/;

/** Milliseconds the analytics host gets; the library tries again by itself. */
const patience = 10_000;

/** Bytes read of the analytics host's response, which says little more than that the events arrived. */
const responseLimit = 65_536;

/**
 * Taken over from the browser: how the body is packed, and by what kind of browser. No cookies, no address.
 */
const passedOn = ['content-type', 'user-agent'];

/**
 * Passes on to the analytics host what the shop's own pages send to `/ingest/ph/e/`; everything else there is
 * missing. The host learns neither cookies nor addresses of visitors, and can set nothing in their browsers.
 */
export function createAnalyticsProxy(host: string, logger: Logger, configHost?: string): ServerMiddleware {
  return async (request, next) => {
    const { pathname, search } = urlOf(request);
    if (pathname !== analyticsProxyPath && !pathname.startsWith(`${analyticsProxyPath}/`)) return next();
    const inside = pathname.slice(analyticsProxyPath.length);
    const asksForConfig = configHost !== undefined && configPath.test(inside);
    if (inside !== eventsPath && !asksForConfig) return plain(404, 'Not found');
    const method = asksForConfig ? 'GET' : 'POST';
    if (request.method !== method) return plain(405, 'Method not allowed', { allow: method });
    // Browsers say so of every request; what doesn't come from a page of the shop has nothing to tell of it.
    const from = request.headers.get('sec-fetch-site');
    if (from !== null && from !== 'same-origin') return plain(403, 'Forbidden');
    const body = asksForConfig ? null : await request.arrayBuffer().catch(() => undefined);
    if (body === undefined) return plain(413, 'Content too large');
    try {
      const address = `${asksForConfig ? configHost : host}${inside}${search}`;
      return await passOn(address, method, request.headers, body);
    } catch (error) {
      logger.warn({ err: error }, 'analytics host did not respond');
      return plain(502, 'Bad gateway');
    }
  };
}

async function passOn(
  address: string,
  method: string,
  from: Headers,
  body: ArrayBuffer | null,
): Promise<Response> {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { method, headers, body, redirect: 'manual', signal });
  const text = await response.text();
  // A redirect would lead the browser where the policy of the page forbids it to go.
  const status = response.status >= 300 && response.status < 400 ? 502 : response.status;
  return plain(status, text.slice(0, responseLimit), {
    'content-type': response.headers.get('content-type') ?? 'text/plain; charset=utf-8',
  });
}

function plain(status: number, body: string, headers: Record<string, string> = {}): Response {
  const isEmpty = status === 204;
  return new FastResponse(isEmpty ? null : body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

function urlOf(request: ServerRequest): URL {
  return request._url ?? new URL(request.url);
}
