import type { IncomingMessage } from 'node:http';

/** Characters; longer ones are rare, and would fill the memory. */
const longestText = 2000;

/** A request with one of these is looked at again each time. */
const redecided = [
  'authorization',
  'content-length',
  'if-none-match',
  'transfer-encoding',
] as const satisfies (keyof IncomingMessage['headers'])[];

/**
 * All of a request that decides whether it is sent a kept page, which, and how encoded: those with the same
 * text are sent the same. Undefined for what is no plain request of a page. What the server believes of
 * proxies must stand in the headers already.
 */
export function sameRequestText({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET') return undefined;
  for (const name of redecided) if (headers[name] !== undefined) return undefined;
  // No line of a request has a line break in it.
  const text = `${String(headers['x-forwarded-proto'])}\n${headers.host}\n${url}\n${headers.accept}\n${String(headers['accept-encoding'])}\n${headers.cookie}`;
  return text.length > longestText ? undefined : text;
}
