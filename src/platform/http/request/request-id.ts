import type { IncomingMessage } from 'node:http';
import { chooseRequestId, requestIdHeader } from '#/domain/request/request-id.ts';
import { replaceHeader } from './request-header.ts';

/**
 * Makes the request carry exactly one, well-formed id and returns it; all later readers just take the header.
 */
export function assignRequestId(request: IncomingMessage): string {
  const given = request.headers[requestIdHeader];
  const { traceparent } = request.headers;
  const id = chooseRequestId(oneOf(given), oneOf(traceparent));
  if (given !== id) replaceHeader(request, requestIdHeader, id);
  return id;
}

/** The id of a request that {@link assignRequestId} gave one; '' before. */
export function requestIdOf({ headers }: Request): string {
  return headers.get(requestIdHeader) ?? '';
}

const oneOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
