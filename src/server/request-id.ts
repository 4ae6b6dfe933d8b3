import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { replaceHeader } from './request-header.ts';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/** The header under which the id travels: from a proxy to us, from us to the backend and back to the caller. */
export const requestIdHeader = 'x-request-id';

/** The caller's id when it is well formed, else a new one: anything else could forge log lines. */
export function chooseRequestId(given: string | null | undefined): string {
  return given && wellFormed.test(given) ? given : randomUUID();
}

/** Makes the request carry exactly one, well-formed id and returns it; all later readers just take the header. */
export function assignRequestId(request: IncomingMessage): string {
  const given = request.headers[requestIdHeader];
  const id = chooseRequestId(Array.isArray(given) ? given[0] : given);
  if (given !== id) replaceHeader(request, requestIdHeader, id);
  return id;
}
