import type { ServerRequest } from 'srvx';
import { limitRequestBody } from 'srvx/body-limit';
import { isSessionCookie } from '#/contract/cookie-names.ts';
import {
  maxBodyBytes,
  maxFormWithDocumentBytes,
  maxImportFormBytes,
  takesDocuments,
  takesImport,
} from '#/domain/request/request-limits.ts';
import { urlOf } from './request-url.ts';
import { splitCookies } from './visitor-cookies.ts';

/** Bytes that a body may have: a document comes only with a session, to the page that asks for one. */
export function bodyLimitOf(request: ServerRequest): number {
  const cookies = splitCookies(request.headers.get('cookie') ?? '');
  const hasSession = cookies.some(({ name }) => isSessionCookie(name));
  if (!hasSession) return maxBodyBytes;
  const { pathname } = urlOf(request);
  if (takesImport(pathname)) return maxImportFormBytes;
  return takesDocuments(pathname) ? maxFormWithDocumentBytes : maxBodyBytes;
}

/** What doesn't tell its length is counted as it comes; of the others no more arrives than they told. */
export function limitChunked(request: ServerRequest): ServerRequest {
  if (request.headers.has('content-length')) return request;
  return limitRequestBody(request, bodyLimitOf(request));
}
