import type { Logger } from 'pino';
import type { ServerRequest } from 'srvx';
import { limitRequestBody } from 'srvx/body-limit';
import { maxBodyBytes } from '#/domain/request/request-limits.ts';
import { plainText } from './response/plain-text.ts';

/** Bytes read of a response, which says little more than that something arrived. */
const responseLimit = 65_536;

interface Destination {
  address: string;
  method: 'GET' | 'POST';
  /** What goes along of the request; no cookies, no address of the visitor. */
  headers: readonly string[];
  /** Milliseconds the other side gets. */
  timeLimit: number;
  logger: Logger;
  /** The line of the log when it doesn't respond. */
  failure: string;
}

/**
 * Asks another server in the place of a browser or a bank, which learns no more than status, type and text.
 */
export async function forward(request: ServerRequest, to: Destination): Promise<Response> {
  const body =
    to.method === 'GET'
      ? null
      : await limitRequestBody(request, maxBodyBytes)
          .arrayBuffer()
          .catch(() => undefined);
  if (body === undefined) return plainText(413, 'Content too large');
  const headers = new Headers();
  for (const name of to.headers) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    const signal = AbortSignal.timeout(to.timeLimit);
    const { address, method } = to;
    const response = await fetch(address, { method, headers, body, redirect: 'manual', signal });
    const text = await response.text();
    // A redirect would lead anyone who asks where they weren't meant to go.
    const status = response.status >= 300 && response.status < 400 ? 502 : response.status;
    return plainText(status, text.slice(0, responseLimit), {
      'content-type': response.headers.get('content-type') ?? 'text/plain; charset=utf-8',
    });
  } catch (error) {
    to.logger.warn({ err: error }, to.failure);
    return plainText(502, 'Bad gateway');
  }
}
