import type { ServerMiddleware, ServerRequest } from 'srvx';
import { limitRequestBody } from 'srvx/body-limit';
import { isSessionCookie } from '#/contract/cookie-names.ts';
import { maxBodyBytes, maxFormWithDocumentBytes, takesDocuments } from '#/domain/request/request-limits.ts';
import { plainText } from '../response/plain-text.ts';
import { urlOf } from './request-url.ts';
import { splitCookies } from './visitor-cookies.ts';

/** Documents on their way at once: each lies in memory whole, some of them twice. */
const mostUploads = 8;

/** Seconds after which one more may be tried. */
const retryAfterSeconds = 5;

/** Bytes that a body may have: a document comes only with a session, to the page that asks for one. */
export function bodyLimitOf(request: ServerRequest): number {
  const cookies = splitCookies(request.headers.get('cookie') ?? '');
  const hasSession = cookies.some(({ name }) => isSessionCookie(name));
  return hasSession && takesDocuments(urlOf(request).pathname) ? maxFormWithDocumentBytes : maxBodyBytes;
}

/** What doesn't tell its length is counted as it comes; of the others no more arrives than they told. */
export function limitUntold(request: ServerRequest): ServerRequest {
  if (request.headers.has('content-length')) return request;
  return limitRequestBody(request, bodyLimitOf(request));
}

/**
 * Takes a few documents at a time, whoever sends them: a session is only looked at once its document has
 * come. One more is asked to come again.
 */
export function limitUploads(): ServerMiddleware {
  let underWay = 0;
  return async (request, next) => {
    if (!mayBeUpload(request)) return next();
    if (underWay >= mostUploads) {
      return plainText(503, 'Too many uploads', { 'retry-after': String(retryAfterSeconds) });
    }
    underWay += 1;
    try {
      return await next();
    } finally {
      underWay -= 1;
    }
  };
}

function mayBeUpload(request: ServerRequest): boolean {
  const told = request.headers.get('content-length');
  return (
    request.method === 'POST' &&
    bodyLimitOf(request) > maxBodyBytes &&
    Number(told ?? Infinity) > maxBodyBytes
  );
}
