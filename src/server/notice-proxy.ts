import type { Logger } from 'pino';
import { FastResponse, type ServerMiddleware, type ServerRequest } from 'srvx';

/** What notices of banks begin with; see `src/contract/purchasing/pix.ts`. */
const noticePath = '/api/webhook/';

/** Milliseconds the backend gets: it asks the bank about each payment. The bank tries again by itself. */
const patience = 20_000;

/** By what a bank shows who it is, and of what type the body is. */
const passedOn = [
  'content-type',
  'x-request-id',
  'x-signature',
  'x-ssl-client-verify',
  'x-webhook-token',
] as const;

/**
 * Hands the notices of banks on to the backend, which the outside can't reach (PROVIDER-4). Nothing else of
 * it is opened.
 */
export function createNoticeProxy(backendUrl: string, logger: Logger): ServerMiddleware {
  return async (request, next) => {
    const { pathname, search } = urlOf(request);
    if (!pathname.startsWith(noticePath)) return next();
    if (request.method !== 'POST') return plain(405, 'Method not allowed', { allow: 'POST' });
    const body = await request.arrayBuffer().catch(() => undefined);
    if (body === undefined) return plain(413, 'Content too large');
    const headers = new Headers();
    for (const name of passedOn) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await fetch(backendUrl + pathname + search, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal,
      });
      return plain(response.status, await response.text(), {
        'content-type': response.headers.get('content-type') ?? 'text/plain; charset=utf-8',
      });
    } catch (error) {
      logger.warn({ err: error }, 'backend took no notice of a bank');
      return plain(502, 'Bad gateway');
    }
  };
}

function plain(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new FastResponse(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

function urlOf(request: ServerRequest): URL {
  return request._url ?? new URL(request.url);
}
