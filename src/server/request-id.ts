import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

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

/** Sets a request header in both of the forms in which node:http keeps them. */
export function replaceHeader(request: IncomingMessage, name: string, value: string): void {
  const raw: string[] = [];
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const key = request.rawHeaders[i]!;
    if (key.toLowerCase() !== name) raw.push(key, request.rawHeaders[i + 1]!);
  }
  raw.push(name, value);
  request.rawHeaders = raw;
  request.headers[name] = value;
}
